import { useState, type CSSProperties } from 'react';
import { coinColor } from './coin-color';
import { marketIcons, type MarketIcon } from './market-icon';

/** The first letter on the currency's own colour; needs no network. */
const LetterDisc = ({ currency, size }: { readonly currency: string; readonly size: number }) => (
  <svg aria-hidden="true" width={size} height={size} viewBox="0 0 36 36" className="shrink-0">
    <circle cx="18" cy="18" r="18" fill={coinColor(currency)} />
    <text x="18" y="18" dy="0.36em" fill="white" textAnchor="middle" fontWeight="600" fontSize="18">
      {currency.slice(0, 1)}
    </text>
  </svg>
);

/**
 * One currency: its drawing, or its letter if there is none or it does not load. A file for each: browsers lay out and
 * paint the whole of a sprite for every icon of it, at each tick of a list.
 */
const Disc = ({ icon, size }: { readonly icon: MarketIcon; readonly size: number }) => {
  const [isMissing, setMissing] = useState(false);
  if (icon.file === undefined || isMissing)
    return <LetterDisc currency={icon.currency} size={size} />;
  return (
    <img
      src={`${import.meta.env.BASE_URL}market-icons/${icon.file}`}
      alt=""
      loading="lazy"
      width={size}
      height={size}
      onError={() => setMissing(true)}
      // The outline sets a dark disc off from a dark page, and a white flag from a white one.
      className="max-w-none shrink-0 rounded-full bg-sunken outline -outline-offset-1 outline-ink/15"
    />
  );
};

/** Share of a pair's square that one of its two discs takes. */
const SHARE = 0.66;
/** Share of the square that is left free around the disc in front. */
const GAP = 0.05;

/** Cuts the disc in front, with a gap, out of the one behind: both stand on any ground. */
const cutOut = (size: number): CSSProperties => {
  const radius = (SHARE / 2) * size;
  const centre = `${radius - (1 - SHARE) * size}px`;
  const edge = radius + GAP * size;
  return {
    maskImage: `radial-gradient(circle at ${centre} ${centre}, transparent ${edge}px, black ${edge + 0.5}px)`,
  };
};

/**
 * The round icon of a currency (`BTC`) or a pair (`BTC/USDT`); two discs for a forex pair, which overlap in the same
 * space. Decoration beside the symbol.
 */
export const CoinIcon = ({
  symbol,
  size = 36,
}: {
  readonly symbol: string;
  readonly size?: number | undefined;
}) => {
  const [front, behind] = marketIcons(symbol);
  if (behind === undefined) return <Disc key={front.currency} icon={front} size={size} />;
  const width = SHARE * size;
  return (
    <span
      aria-hidden="true"
      className="relative inline-block shrink-0"
      style={{ width: size, height: size }}
    >
      <span className="absolute right-0 bottom-0 flex" style={cutOut(size)}>
        <Disc key={behind.currency} icon={behind} size={width} />
      </span>
      <span className="absolute top-0 left-0 flex">
        <Disc key={front.currency} icon={front} size={width} />
      </span>
    </span>
  );
};
