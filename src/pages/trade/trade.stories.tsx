import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as sight, userEvent, waitFor, within } from 'storybook/test';
import { pastDoubleTap } from '@/lib/past-double-tap';

const meta: Meta = {
  title: 'screens/Trade',
  tags: ['screen'],
  parameters: {
    layout: 'fullscreen',
    screen: { name: 'trade', query: '?pair=BTC%2FUSDT', mock: 'persona:practice' },
  },
};
export default meta;

const SATURDAY = 'scenario:weekend-closed,clock:2026-03-07T12:00Z';
/** Moves the clock to a time at which an order of 30 seconds has this outcome. */
const seek = (outcome: 'win' | 'lose') => ({
  command: 'seek',
  symbol: 'BTC/USDT',
  direction: 'up',
  seconds: 30,
  outcome,
});

/** Makes the next order fail, with the longest refusal text. */
const REFUSAL = {
  command: 'fault',
  operation: 'submitOrder',
  stage: 'beforeCommit',
  effect: { kind: 'refusal', key: 'trading_closing' },
  times: 1,
};

const askSwitch = (): HTMLElement => sight.getByRole('switch', { name: /^Confirm each order/u });

const confirm = async (amount = '100'): Promise<void> => {
  const stake = await sight.findByLabelText('Amount');
  await userEvent.clear(stake);
  await userEvent.type(stake, amount);
  await userEvent.click(await sight.findByRole('button', { name: /^Up/u }));
  await sight.findByRole('button', { name: /^Buy Up/u });
  // The switch is disabled until the user is known.
  await waitFor(() => expect(askSwitch()).toBeEnabled());
};

/** Turns off the confirmation switch in the sheet and closes the sheet. */
const stopAsking = async (): Promise<void> => {
  const asks = askSwitch();
  await userEvent.click(asks);
  await waitFor(() => expect(asks).not.toBeChecked());
  await userEvent.keyboard('{Escape}');
};

const place = async (): Promise<void> => {
  await confirm();
  await userEvent.click(await sight.findByRole('button', { name: /^Buy Up/u }));
  await sight.findByRole('region', { name: 'Running' });
};

const settle = async (): Promise<void> => {
  await place();
  await window.__mock?.({ command: 'advance', seconds: 30 });
};

export const Demo: StoryObj = { parameters: { screen: { shows: 'Available 10,000.00 USDT' } } };

/** With the switch off, the sheet opens only for an unusual stake. */
export const OneTapUnusualStake: StoryObj = {
  parameters: { screen: { shows: 'more than a quarter' } },
  play: async () => {
    await confirm();
    await stopAsking();
    const stake = await sight.findByLabelText('Amount');
    await userEvent.clear(stake);
    // A quarter of 10,000 is 2,500.
    await userEvent.type(stake, '3000');
    await pastDoubleTap();
    await userEvent.click(await sight.findByRole('button', { name: /^Up/u }));
  },
};

/** The warning is also shown with the switch on. */
export const ConfirmUnusualStake: StoryObj = {
  parameters: { screen: { shows: 'more than a quarter' } },
  play: () => confirm('3000'),
};

export const OneTap: StoryObj = {
  parameters: { screen: { shows: 'If it ended now' } },
  play: async () => {
    await confirm();
    await stopAsking();
    await pastDoubleTap();
    await userEvent.click(await sight.findByRole('button', { name: /^Up/u }));
  },
};

/** A failed one-tap order opens the sheet; after a successful retry the ticket is empty and ready again. */
export const OneTapRetry: StoryObj = {
  parameters: { screen: { shows: 'If it ended now' } },
  play: async () => {
    await confirm();
    await stopAsking();
    await window.__mock?.({
      command: 'fault',
      operation: 'submitOrder',
      stage: 'beforeCommit',
      effect: { kind: 'network-error' },
      times: 1,
    });
    await pastDoubleTap();
    await userEvent.click(await sight.findByRole('button', { name: /^Up/u }));
    await sight.findByText(/do not know yet whether the order was placed/u);
    // Past the two minutes in which it can still arrive. Returning to the page makes it read the server's time.
    await window.__mock?.({ command: 'advance', seconds: 130 });
    window.dispatchEvent(new Event('visibilitychange'));
    await pastDoubleTap();
    await userEvent.click(await sight.findByRole('button', { name: 'Check again' }));
    await sight.findByText(/The order was not placed/u);
    await pastDoubleTap();
    await userEvent.click(await sight.findByRole('button', { name: 'Try again' }));
    await sight.findByText('Order placed');
    await waitFor(() => expect(sight.getByLabelText('Amount')).toHaveValue(''));
    await userEvent.type(sight.getByLabelText('Amount'), '100');
    const up = sight.getByRole('button', { name: /^Up/u });
    await waitFor(() => expect(up).toBeEnabled());
  },
};

/** Repeats an order at the current conditions. */
export const Repeat: StoryObj = {
  parameters: { screen: { shows: 'Confirm order', commands: [seek('win')] } },
  play: async () => {
    await settle();
    await userEvent.click(await sight.findByRole('button', { name: 'Repeat' }));
    await sight.findByRole('button', { name: /^Buy Up/u });
  },
};

export const Live: StoryObj = {
  parameters: { screen: { mock: 'persona:trader', shows: 'Available' } },
};

export const Visitor: StoryObj = {
  parameters: { screen: { mock: 'persona:visitor', shows: 'Log in to trade' } },
};

export const NotVerified: StoryObj = {
  parameters: { screen: { mock: 'persona:unverified', shows: 'Verify your identity' } },
};

export const LongTexts: StoryObj = {
  parameters: { screen: { mock: 'persona:whale', shows: 'Available' } },
};

export const MarketClosed: StoryObj = {
  parameters: {
    screen: {
      query: '?pair=EUR%2FUSD',
      mock: `persona:practice,${SATURDAY}`,
      // From Saturday 12:00 to Sunday 22:00.
      shows: 'Forex is closed at the weekend. Opens tomorrow at 22:00 UTC (in 1 d 10 h)',
    },
  },
  play: async () => {
    const reason = await sight.findByText(/^Forex is closed at the weekend/u);
    const chip = await sight.findByRole('button', { name: '25% of your balance' });
    const up = sight.getByRole('button', { name: /^Up/u });
    await expect(reason.getBoundingClientRect().bottom).toBeLessThan(
      chip.getBoundingClientRect().top,
    );
    await expect(chip.getBoundingClientRect().bottom).toBeLessThan(up.getBoundingClientRect().top);
  },
};

export const WrongStake: StoryObj = {
  parameters: { screen: { shows: 'Use digits and at most two decimals' } },
  play: async () => {
    const stake = await sight.findByLabelText('Amount');
    await userEvent.clear(stake);
    await userEvent.type(stake, '12.345');
    await userEvent.tab();
  },
};

export const ChoosePair: StoryObj = {
  parameters: { screen: { shows: 'Choose a pair' } },
  play: async () => {
    await userEvent.click(await sight.findByRole('button', { name: /BTC\/USDT/u }));
  },
};

export const ConfirmOrder: StoryObj = {
  parameters: { screen: { shows: 'If you win' } },
  play: async () => {
    await sight.findByText('If unchanged: stake returned, less 0.2% fee');
    await expect(sight.getByRole('button', { name: /^Up/u })).toHaveTextContent('Payout 80%');
    await confirm();
    // 0.2 % of 100.
    await sight.findByText('If unchanged: stake returned, less 0.20 USDT fee');
    await sight.findByText(/^30s, ends \d\d:\d\d:\d\d$/u);
  },
};

export const Running: StoryObj = {
  parameters: { screen: { commands: [seek('win')], shows: 'If it ended now' } },
  play: place,
};

export const Won: StoryObj = {
  parameters: { screen: { commands: [seek('win')], shows: 'You won' } },
  play: settle,
};

export const Lost: StoryObj = {
  parameters: { screen: { commands: [seek('lose')], shows: 'You lost' } },
  play: settle,
};

/** Running orders of both boards, each with the price of its own pair. */
export const RunningOnBothBoards: StoryObj = {
  parameters: { screen: { shows: 'If all ended now' } },
  play: async () => {
    await place();
    window.location.hash = '#/pages/trade/index?pair=EUR%2FUSD';
    await sight.findByRole('heading', { name: /EUR\/USD/u });
    // That of the other pair waits in the strip.
    await sight.findByRole('region', { name: 'Running order at a glance' });
    await pastDoubleTap();
    await place();
    const event = await sight.findByRole('region', { name: 'Running' });
    await userEvent.click(within(event).getByText('Other orders: 1'));
    // A tie so far, twice: the fee of 0.20 each.
    await waitFor(() => expect(event).toHaveTextContent('If all ended now\u22120.40 USDT'));
    await expect(within(event).getAllByRole('timer')).toHaveLength(2);
    await expect(within(event).getAllByText('\u22120.20')).toHaveLength(2);
  },
};

/** Put away while running: the strip tells the result, and its receipt is one tap away. */
export const PutAwayWhileRunning: StoryObj = {
  parameters: { screen: { commands: [seek('win')], shows: 'Second by second' } },
  play: async () => {
    await place();
    await userEvent.click(await sight.findByRole('button', { name: 'Minimize' }));
    await window.__mock?.({ command: 'advance', seconds: 30 });
    await userEvent.click(await sight.findByRole('button', { name: 'Receipt' }));
  },
};

/** The reason is shown next to the button, also on the smallest screen. */
export const Refused: StoryObj = {
  parameters: { screen: { shows: 'The order was not placed.' } },
  play: async () => {
    await confirm();
    await window.__mock?.(REFUSAL);
    await userEvent.click(await sight.findByRole('button', { name: /^Buy Up/u }));
    const reason = await sight.findByText(
      /^The order was not placed\..+Wait until it opens\. A shorter/u,
    );
    // The same order would be refused again. The other button of this name has no text.
    const action = await sight.findByText('Close');
    await waitFor(async () => {
      const { top } = action.getBoundingClientRect();
      await expect(reason.getBoundingClientRect().bottom).toBeLessThanOrEqual(top);
    });
  },
};

export const Loading: StoryObj = {
  parameters: { screen: { isSilent: true, shows: 'Trade' } },
};

/** Without the recent orders, no order can be placed. */
export const OrdersFailed: StoryObj = {
  parameters: {
    screen: {
      commands: [
        {
          command: 'fault',
          operation: 'getOrders',
          stage: 'beforeCommit',
          effect: { kind: 'refusal', key: 'request_illegal' },
          times: 100,
        },
      ],
      shows: 'Your orders could not be loaded.',
    },
  },
};

export const Failed: StoryObj = {
  parameters: {
    screen: {
      mock: 'persona:practice,scenario:maintenance',
      shows: 'Prices could not be loaded.',
    },
  },
};
