import type { Meta, StoryObj } from '@storybook/react-vite';
import { StrictMode, useState } from 'react';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { useInterval } from '@/lib/use-interval';
import { wait } from '@/lib/wait';

import { PullToRefresh } from './pull-to-refresh';

const meta: Meta = { title: 'ui/PullToRefresh' };
export default meta;

const TEXTS = {
  refresh: 'Refresh',
  pull: 'Pull to refresh',
  release: 'Let go to refresh',
  refreshing: 'Refreshing',
  done: 'Up to date',
  failed: 'That did not work',
};

interface StoryProps {
  readonly takes?: number;
  readonly fails?: boolean;
  readonly disabled?: boolean;
}

/** Renders constantly, like a screen with live prices. */
const Story = ({ takes = 300, fails = false, disabled }: StoryProps) => {
  const [count, setCount] = useState(0);
  const [ticks, setTicks] = useState(0);
  useInterval(() => setTicks(ticks + 1), 50);
  const refresh = async (): Promise<void> => {
    await wait(takes);
    if (fails) throw new Error('no answer');
    setCount((before) => before + 1);
  };
  return (
    <StrictMode>
      <PullToRefresh onRefresh={refresh} texts={TEXTS} disabled={disabled}>
        <p data-testid="count" className="pb-2 text-label text-ink-2">
          Asked for {count} times
        </p>
        <ul
          data-ticks={ticks}
          className="h-120 divide-y divide-line overflow-y-auto"
          aria-label="Pairs"
        >
          {Array.from({ length: 30 }, (_, index) => (
            <li key={index}>
              <button type="button" className="w-full py-3 text-left text-body">
                {`Pair ${index + 1}`}
              </button>
            </li>
          ))}
        </ul>
      </PullToRefresh>
    </StrictMode>
  );
};

/** A finger that moves between two points in ten steps. */
const drag = async (target: Element, dx: number, dy: number, letGo = true): Promise<void> => {
  const touch = (step: number) => [
    new Touch({
      identifier: 1,
      target,
      clientX: 100 + (dx * step) / 10,
      clientY: 100 + (dy * step) / 10,
    }),
  ];
  await fireEvent.touchStart(target, { touches: touch(0) });
  for (let step = 1; step <= 10; step += 1) {
    await fireEvent.touchMove(target, { touches: touch(step) });
    // Long enough for a render in between.
    await wait(20);
  }
  if (letGo) await fireEvent.touchEnd(target, { touches: [] });
};

export const Pulled: StoryObj = {
  render: () => <Story />,
  play: async ({ canvas }) => {
    await drag(canvas.getByText('Pair 1'), 4, 200);
    await expect(await canvas.findByText('Asked for 1 times')).toBeVisible();
    await expect(canvas.getByText('Up to date')).toHaveRole('status');
  },
};

export const NotFarEnough: StoryObj = {
  render: () => <Story takes={0} />,
  play: async ({ canvas }) => {
    await drag(canvas.getByText('Pair 1'), 0, 100);
    await drag(canvas.getByText('Pair 1'), 200, 190);
    await drag(canvas.getByText('Pair 1'), 0, -200);
    await wait(100);
    await expect(canvas.getByText('Asked for 0 times')).toBeVisible();
  },
};

export const InTheMiddleOfAList: StoryObj = {
  render: () => <Story takes={0} />,
  play: async ({ canvas }) => {
    canvas.getByRole('list').scrollTop = 200;
    await drag(canvas.getByText('Pair 8'), 0, 200);
    await wait(100);
    await expect(canvas.getByText('Asked for 0 times')).toBeVisible();
  },
};

export const ByKeyboard: StoryObj = {
  render: () => <Story />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Refresh' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(canvas.getByTestId('count')).toHaveTextContent('1'));
    await expect(button).toHaveFocus();
  },
};

export const Failed: StoryObj = {
  render: () => <Story fails takes={0} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(await canvas.findByText('That did not work')).toHaveRole('status');
  },
};

export const Pulling: StoryObj = {
  render: () => <Story />,
  play: async ({ canvas }) => {
    await drag(canvas.getByText('Pair 1'), 0, 180, false);
    await expect(canvas.getByText('Let go to refresh')).toBeVisible();
  },
};

export const Refreshing: StoryObj = {
  render: () => <Story takes={600_000} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
  },
};

export const Disabled: StoryObj = {
  render: () => <Story disabled takes={0} />,
  play: async ({ canvas }) => {
    await drag(canvas.getByText('Pair 1'), 0, 200);
    await expect(canvas.getByText('Asked for 0 times')).toBeVisible();
  },
};
