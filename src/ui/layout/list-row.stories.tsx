import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Change } from '../figures/change';
import { CoinIcon } from '../figures/coin-icon';
import { GearIcon } from '../icons';
import { ListRow } from './list-row';
import { Price } from '../figures/price';
import { Sparkline } from '../charts/sparkline';
import { StatusChip } from '../feedback/status-chip';

const meta: Meta = { title: 'ui/ListRow' };
export default meta;

export const Pair = () => (
  <div className="@container">
    <ListRow
      leading={<CoinIcon symbol="BTC" />}
      title="BTC/USDT"
      detail="Vol 1.24B"
      middle={<Sparkline values={[3, 4, 3.6, 5, 4.4, 6]} trend="up" />}
      value={<Price value="67123.40" />}
      valueDetail={<Change percent="2.14" />}
      link={<a href="#pair">BTC/USDT</a>}
    />
  </div>
);
export const Setting = () => (
  <ListRow leading={<GearIcon size={22} />} title="Settings" caret onClick={() => undefined} />
);
export const WithStatus = () => (
  <ListRow
    title="Withdrawal"
    detail="2026-05-04 12:30"
    value="−100.00 USDT"
    trailing={<StatusChip tone="review">Review</StatusChip>}
  />
);
export const LongText = () => (
  <ListRow
    title="Auszahlungsanschriften verwalten"
    detail="Wallets und Bankverbindungen, an die ausgezahlt werden darf"
    value="1,234,567.89 USDT"
    valueDetail="gesperrt 100,000.00"
    caret
    onClick={() => undefined}
  />
);

const chosen = fn();

export const AsButton: StoryObj = {
  render: () => (
    <>
      <ListRow title="Settings" detail="Language, theme" caret onClick={chosen} />
      <ListRow title="Version" value="1.0" />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    chosen.mockClear();
    const row = canvas.getByRole('button', { name: 'Settings Language, theme' });
    await userEvent.click(canvas.getByText('Language, theme'));
    await expect(chosen).toHaveBeenCalledTimes(1);
    row.blur();
    await userEvent.tab();
    await expect(row).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(chosen).toHaveBeenCalledTimes(3);
    // A row without an action is not focusable.
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

/** The address of a story's link; the frame keeps its own. */
const followed = fn((address: string) => address);

export const AsLink: StoryObj = {
  render: () => (
    <ListRow
      title="BTC/USDT"
      value="67,123.40"
      link={
        <a
          href="#pair"
          onClick={(event) => {
            event.preventDefault();
            followed(event.currentTarget.hash);
          }}
        >
          BTC/USDT
        </a>
      }
    />
  ),
  play: async ({ canvas, userEvent }) => {
    followed.mockClear();
    const row = canvas.getByRole('link', { name: 'BTC/USDT 67,123.40' });
    await userEvent.click(canvas.getByText('67,123.40'));
    await expect(followed).toHaveBeenLastCalledWith('#pair');
    row.blur();
    await userEvent.tab();
    await expect(row).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledTimes(2);
  },
};
