import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../action/button';
import { ActionBar } from './action-bar';

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

/** A short form: directly below it. */
export const InTheFlow: StoryObj = { render: () => <Section height="h-40" /> };
