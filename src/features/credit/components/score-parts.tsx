import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { decimalsIn, formatPrice, formatSignedAmount } from '@/domain/format/numbers';
import { isNegative, type Decimal } from '@/domain/money/plain-decimal';
import { SCREENS } from '@/domain/screens/screens';
import { Link, ListRow } from '@/ui';
import type { CreditPart } from '../model';

/** Points with a sign: `+20`, `−30`, `0`. */
const signed = (points: Decimal): string => formatSignedAmount(points, decimalsIn(points));

const PartRow = ({ part }: { readonly part: CreditPart }) => {
  const { t } = useTranslation('credit');
  const { points, each, maximum } = part;
  // Only verification has a screen of its own that raises the score.
  const isLink = part.part === 'identity' && part.canGrow;
  return (
    <ListRow
      title={t(`parts.${part.part}.title`)}
      detail={
        part.part === 'base' || part.part === 'other'
          ? t(`parts.${part.part}.text`)
          : each && t(`parts.${part.part}.text`, { points: signed(each) })
      }
      value={<span className={clsx(isNegative(points) && 'text-red')}>{signed(points)}</span>}
      valueDetail={maximum && t('of', { maximum: formatPrice(maximum) })}
      caret={isLink}
      link={isLink ? <Link to={SCREENS.primaryCertification} /> : undefined}
    />
  );
};

/** What a score is made of: the points of each part, and how it grows. */
export const ScoreParts = ({ parts }: { readonly parts: readonly CreditPart[] }) => (
  <div className="-my-2 divide-y divide-line">
    {parts.map((part, index) => (
      <PartRow key={index} part={part} />
    ))}
  </div>
);
