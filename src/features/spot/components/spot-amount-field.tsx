import { useTranslation } from 'react-i18next';
import { decimalsIn } from '@/domain/format/numbers';
import { AmountField, PercentChips } from '@/ui';
import type { CoinPair } from '../command';
import { formatCoinAmount, amountFormatters } from '../problem-text';
import { amountForPercent, balancesOf, type Ticket, type TicketBasis } from '../ticket';

const SHARES = ['25', '50', '75'] as const;
const ALL = '100';

/** Amount of the order: typed, stepped, or by percent of the paid currency's balance. */
export const SpotAmountField = (props: {
  readonly ticket: Ticket;
  readonly basis: TicketBasis;
  readonly pair: CoinPair;
  readonly onChange: (amount: string) => void;
  readonly error: string | undefined;
}) => {
  const { t } = useTranslation('spot');
  const { ticket, basis, pair, onChange, error } = props;
  const { minimum, maximum, step } = basis.rules;
  const { paid } = amountFormatters(pair)[ticket.side];
  const fill = (percent: string): void => onChange(amountForPercent(ticket, basis, percent));
  return (
    <div className="flex flex-col gap-3">
      <AmountField
        label={t('amountIn', { currency: pair.base })}
        aside={t('available', { amount: paid(balancesOf(ticket.side, basis.available).paying) })}
        placeholder={t('from', { amount: formatCoinAmount(minimum, pair.base) })}
        value={ticket.amount}
        onChange={onChange}
        decimals={decimalsIn(step)}
        error={error}
        hint={t('account')}
        steps={{
          step,
          min: minimum,
          max: maximum,
          decreaseLabel: t('less'),
          increaseLabel: t('more'),
        }}
      />
      <PercentChips
        shares={SHARES}
        shareLabel={(percent) => t('share', { percent })}
        onShare={fill}
        max={{
          text: t('max'),
          label: `${t('max')}: ${t('maxLabel')}`,
          onPick: () => fill(ALL),
        }}
      />
    </div>
  );
};
