import { coinColor } from './coin-color';

/** A currency's round icon: its first letter on its own colour. Decoration beside the symbol; needs no network. */
export const CoinIcon = ({
  symbol,
  size = 36,
}: {
  readonly symbol: string;
  readonly size?: number | undefined;
}) => (
  <svg aria-hidden="true" width={size} height={size} viewBox="0 0 36 36" className="shrink-0">
    <circle cx="18" cy="18" r="18" fill={coinColor(symbol)} />
    <text x="18" y="18" dy="0.36em" fill="white" textAnchor="middle" fontWeight="600" fontSize="18">
      {symbol.slice(0, 1).toUpperCase()}
    </text>
  </svg>
);
