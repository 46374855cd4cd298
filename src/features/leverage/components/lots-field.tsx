import { useTranslation } from 'react-i18next';
import { formatPrice } from '@/domain/format/numbers';
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
  const { minimum, maximum, step } = basis.terms.lots;
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
        placeholder={
          maximum > 0 ? t('lots.limits', { minimum, maximum }) : t('lots.from', { minimum })
        }
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
