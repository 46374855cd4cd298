import { useTranslation } from 'react-i18next';
import { formatAmount, formatPrice } from '@/domain/format/numbers';
import { decimal } from '@/domain/money/decimal';
import { AmountField, PercentChips } from '@/ui';
import { lotsForPercent, type TicketBasis } from '../ticket';
import { isTold, textIfTold } from '../terms';
import { type Ticket } from '../ticket-draft';

const SHARES = ['10', '25', '50', '100'] as const;

/** Number of lots: typed, stepped, or by percent of the usable margin. */
export const LotsField = (props: {
  readonly base: string;
  readonly ticket: Ticket;
  readonly basis: TicketBasis;
  readonly onChange: (lots: string) => void;
  readonly error: string | undefined;
}) => {
  const { t } = useTranslation('leverage');
  const { ticket, basis, onChange, error } = props;
  const { lots } = basis.terms;
  const { minimum = 1, maximum = 0, step = 1 } = lots;
  // Not stated is not one: nothing is promised then.
  const [fewest, most] = [minimum, maximum].map((count) => formatAmount(`${count}`, 0));
  const limits =
    maximum > 0
      ? t('lots.limits', { minimum: fewest, maximum: most })
      : t('lots.from', { minimum: fewest });
  const hasSize = isTold(basis.terms, 'lotSize');
  return (
    <div className="flex flex-col gap-3">
      <AmountField
        label={t('lots.label')}
        aside={t('lots.size', {
          size: textIfTold(
            basis.terms,
            `${formatPrice(basis.terms.position.lotSize)} ${props.base}`,
            'lotSize',
          ),
        })}
        placeholder={lots.minimum === undefined ? '' : limits}
        value={ticket.lots}
        onChange={onChange}
        decimals={0}
        error={error}
        steps={{
          step: decimal(step),
          min: decimal(minimum),
          ...(maximum > 0 ? { max: decimal(maximum) } : {}),
          decreaseLabel: t('lots.less'),
          increaseLabel: t('lots.more'),
        }}
      />
      {hasSize && (
        <PercentChips
          shares={SHARES}
          shareLabel={(percent) => t('lots.share', { percent })}
          onShare={(percent) => onChange(`${lotsForPercent(ticket, basis, percent)}`)}
        />
      )}
    </div>
  );
};
