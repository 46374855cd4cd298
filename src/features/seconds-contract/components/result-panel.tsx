import { clsx } from 'clsx';
import { EqualsBoldIcon, TrendDownBoldIcon, TrendUpBoldIcon } from '@/ui/icons';
import type { SettledOrder } from '../order';
import { usePriceMoveText, useResultText } from './result-text';

const LOOK = {
  win: { Icon: TrendUpBoldIcon, color: 'text-up bg-up-soft' },
  lose: { Icon: TrendDownBoldIcon, color: 'text-down bg-down-soft' },
  draw: { Icon: EqualsBoldIcon, color: 'text-ink-2 bg-sunken' },
} as const;

/** Result of a settled order. */
export const ResultPanel = ({ order }: { readonly order: SettledOrder }) => {
  const resultText = useResultText();
  const moveText = usePriceMoveText();
  const { Icon, color } = LOOK[order.outcome];
  return (
    <div className="flex flex-col items-center gap-2 py-6 text-center">
      <span className={clsx('grid size-16 place-items-center rounded-full', color)}>
        <Icon aria-hidden="true" size={32} />
      </span>
      <p className="text-title">{resultText(order)}</p>
      <p className="text-body text-ink-2">{moveText(order)}</p>
    </div>
  );
};
