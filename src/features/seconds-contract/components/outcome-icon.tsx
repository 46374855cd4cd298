import { clsx } from 'clsx';
import type { Outcome } from '@/domain/seconds/contract';
import { EqualsBoldIcon, TrendDownBoldIcon, TrendUpBoldIcon } from '@/ui/icons';

const LOOK = {
  win: { Icon: TrendUpBoldIcon, color: 'text-up bg-up-soft' },
  lose: { Icon: TrendDownBoldIcon, color: 'text-down bg-down-soft' },
  draw: { Icon: EqualsBoldIcon, color: 'text-ink-2 bg-sunken' },
} as const;

/** The outcome of a settled order as a round icon. The text beside it says the same. */
export const OutcomeIcon = ({ outcome }: { readonly outcome: Outcome }) => {
  const { Icon, color } = LOOK[outcome];
  return (
    <span className={clsx('grid size-11 shrink-0 place-items-center rounded-full', color)}>
      <Icon aria-hidden="true" size={22} />
    </span>
  );
};
