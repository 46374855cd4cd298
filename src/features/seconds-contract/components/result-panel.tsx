import { clsx } from 'clsx';
import { EqualsIcon, TrendDownIcon, TrendUpIcon } from '@/ui/icons';
import type { SettledOrder } from '../order';
import { useMoveText, useResultText } from './result-text';

const LOOK = {
  win: { Icon: TrendUpIcon, color: 'text-up bg-up-soft' },
  lose: { Icon: TrendDownIcon, color: 'text-down bg-down-soft' },
  draw: { Icon: EqualsIcon, color: 'text-ink-2 bg-sunken' },
} as const;

/** How an order ended. */
export const ResultPanel = ({ order }: { readonly order: SettledOrder }) => {
  const resultText = useResultText();
  const moveText = useMoveText();
  const { Icon, color } = LOOK[order.outcome];
  return (
    <div className="flex flex-col items-center gap-2 py-6 text-center">
      <span className={clsx('grid size-16 place-items-center rounded-full', color)}>
        <Icon aria-hidden="true" size={32} weight="bold" />
      </span>
      <p className="text-title">{resultText(order)}</p>
      <p className="text-body text-ink-2">{moveText(order)}</p>
    </div>
  );
};
