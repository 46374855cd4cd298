import { useTranslation } from 'react-i18next';
import { SCREENS } from '@/domain/screens/screens';
import { formatAmount } from '@/domain/format/numbers';
import { leftOf } from '@/domain/limits/left-today';
import { Link } from '@/ui';
import { CaretRightIcon } from '@/ui/icons';
import { useFollowedLimits } from '../queries';

/** What is left of the user's limits today, above a ticket. Nothing without a limit. */
export const LimitsLine = () => {
  const { t } = useTranslation('gate');
  const limits = useFollowedLimits();
  if (limits === undefined) return null;
  const { currency } = limits;
  const parts = (['stake', 'loss'] as const).flatMap((kind) => {
    const left = leftOf(limits[kind].limit, limits[kind].used);
    return left === undefined ? [] : [t(`left.${kind}`, { amount: formatAmount(left), currency })];
  });
  if (parts.length === 0) return null;
  return (
    <Link
      to={SCREENS.limits}
      className="press gutter flex min-h-11 items-center justify-between gap-2 py-1.5 text-label text-ink-2"
    >
      <span className="flex flex-wrap gap-x-3">
        {parts.map((part) => (
          <span key={part}>{part}</span>
        ))}
      </span>
      <CaretRightIcon aria-hidden="true" size={14} className="shrink-0" />
    </Link>
  );
};
