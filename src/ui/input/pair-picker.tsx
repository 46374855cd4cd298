import type { ReactNode } from 'react';
import { ChipButton } from './chip-button';
import { CoinIcon } from '../figures/coin-icon';
import { PickList, type PickListProps } from './pick-list';

/** A pair to select. */
export interface PairOption {
  /** `BTC/USDT`: the displayed and reported value. */
  readonly symbol: string;
  /** Below the symbol: its name, or its opening time. */
  readonly detail?: ReactNode;
  /** Search terms besides the symbol. */
  readonly names?: string | undefined;
  /** Live parts from the caller; each subscribes to its own pair, so that a tick renders one line. */
  readonly price?: ReactNode;
  readonly change?: ReactNode;
  readonly disabled?: boolean | undefined;
}

/** Pairs, and the recently selected ones. */
export interface PairPickerProps extends Omit<PickListProps<string>, 'options' | 'above'> {
  readonly pairs: readonly PairOption[];
  /** Symbols, latest first. Unknown ones are ignored. */
  readonly recents: readonly string[];
  readonly recentsLabel: string;
}

const Recents = (props: {
  readonly label: string;
  readonly pairs: readonly PairOption[];
  readonly onPick: (symbol: string) => void;
}) => (
  <div role="group" aria-label={props.label} className="flex flex-col gap-2 pt-1 pb-3">
    <span aria-hidden="true" className="text-label text-ink-2">
      {props.label}
    </span>
    <div className="flex flex-wrap gap-2">
      {props.pairs.map(({ symbol, disabled }) => (
        <ChipButton key={symbol} disabled={disabled} onClick={() => props.onPick(symbol)}>
          <span className="inline-flex items-center gap-1.5">
            <CoinIcon symbol={symbol} size={18} />
            {symbol}
          </span>
        </ChipButton>
      ))}
    </div>
  </div>
);

/** A searchable list of pairs, each with its price and change; recent ones are on top. */
export const PairPicker = ({ pairs, recents, recentsLabel, ...list }: PairPickerProps) => {
  const latest = recents.flatMap((symbol) => pairs.find((pair) => pair.symbol === symbol) ?? []);
  return (
    <PickList
      {...list}
      above={
        latest.length > 0 && <Recents label={recentsLabel} pairs={latest} onPick={list.onPick} />
      }
      options={pairs.map(({ symbol, detail, names = '', price, change, disabled }) => ({
        value: symbol,
        label: symbol,
        detail,
        leading: <CoinIcon symbol={symbol} size={32} />,
        trailing: (
          <span className="flex shrink-0 flex-col items-end">
            {price}
            {change}
          </span>
        ),
        search: `${symbol} ${names}`,
        disabled,
      }))}
    />
  );
};
