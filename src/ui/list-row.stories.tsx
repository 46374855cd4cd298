import type { Meta } from '@storybook/react-vite';
import { Change } from './change';
import { CoinIcon } from './coin-icon';
import { GearIcon } from './icons';
import { ListRow } from './list-row';
import { Price } from './price';
import { Sparkline } from './sparkline';
import { StatusChip } from './status-chip';

const meta: Meta = { title: 'ui/ListRow' };
export default meta;

export const Pair = () => (
  <ListRow
    leading={<CoinIcon symbol="BTC" />}
    title="BTC/USDT"
    detail="Vol 1.24B"
    middle={<Sparkline values={[3, 4, 3.6, 5, 4.4, 6]} trend="up" />}
    value={<Price value="67123.40" />}
    valueDetail={<Change percent="2.14" />}
    link={<a href="#pair">BTC/USDT</a>}
  />
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
