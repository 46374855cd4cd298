import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../action/button';
import { ActionBar, InSight } from './action-bar';

const meta: Meta = { title: 'ui/ActionBar', parameters: { layout: 'fullscreen' } };
export default meta;

const Section = ({ height }: { readonly height: string }) => (
  <section className="gutter bg-surface">
    <div className={height}>A long form</div>
    <ActionBar>
      <Button block>Place order</Button>
    </ActionBar>
  </section>
);

/** In sight although the form is longer than the screen. */
export const AtTheBottom: StoryObj = {
  render: () => <Section height="h-[200vh]" />,
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole('button').getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const AboveADock: StoryObj = {
  render: () => (
    <div className="[--dock-height:64px]">
      <Section height="h-[200vh]" />
    </div>
  ),
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole('button').getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight - 64);
  },
};

const Result = () => <p className="rounded-card bg-sunken p-4">You won +79.80 USDT</p>;

const expectAboveDock = async (text: HTMLElement): Promise<void> => {
  const { bottom } = text.getBoundingClientRect();
  await expect(bottom).toBeLessThanOrEqual(window.innerHeight - 64);
  await expect(bottom).toBeGreaterThan(0);
};

/** While the action is not possible, only what lies above it stays in sight. */
export const WithAResultInTheFlow: StoryObj = {
  render: () => (
    <div className="[--dock-height:64px]">
      <section className="gutter bg-surface">
        <div className="h-[200vh]">A long form</div>
        <ActionBar inFlow above={<Result />}>
          <Button block>Place order</Button>
        </ActionBar>
      </section>
    </div>
  ),
  play: async ({ canvas }) => {
    await expectAboveDock(canvas.getByText(/^You won/u));
    const { top } = canvas.getByRole('button').getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(window.innerHeight - 80);
  },
};

/** Without an action. */
export const OnlyAResult: StoryObj = {
  render: () => (
    <div className="[--dock-height:64px]">
      <section className="gutter bg-surface">
        <div className="h-[200vh]">Nothing to trade</div>
        <InSight>
          <Result />
        </InSight>
      </section>
    </div>
  ),
  play: async ({ canvas }) => expectAboveDock(canvas.getByText(/^You won/u)),
};

/** A short form: directly below it. */
export const InTheFlow: StoryObj = { render: () => <Section height="h-40" /> };
