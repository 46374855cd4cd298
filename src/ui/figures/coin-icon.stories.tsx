import type { Meta } from '@storybook/react-vite';
import { CoinIcon } from './coin-icon';

const meta: Meta = { title: 'ui/CoinIcon' };
export default meta;

const SYMBOLS = [
  'BTC',
  'ETH',
  'USDT',
  'SOL',
  'XRP',
  'DOGE',
  'XAU',
  'EUR',
  'ADA',
  'BNB',
  'LTC',
  'TRX',
];

export const Several = () => (
  <div className="flex flex-wrap gap-3">
    {SYMBOLS.map((symbol) => (
      <CoinIcon key={symbol} symbol={symbol} />
    ))}
  </div>
);
export const Sizes = () => (
  <div className="flex items-center gap-3">
    <CoinIcon symbol="BTC" size={20} />
    <CoinIcon symbol="BTC" size={24} />
    <CoinIcon symbol="BTC" size={48} />
  </div>
);
