import { useTranslation } from 'react-i18next';
import { decimalsIn } from '@/domain/format/numbers';
import { AmountField, ChipButton, QuarterChips } from '@/ui';
import { ArrowsLeftRightIcon } from '@/ui/icons';
import type { CoinPair } from '../command';
import { amountFormatters, formatCoinAmount, totalFormatter } from '../problem-text';
import {
  balancesOf,
  previewOf,
  shownAmountOf,
  totalRulesOf,
  withAmount,
  withPercent,
  withUnit,
  type Ticket,
  type TicketBasis,
} from '../ticket';

/** Props of the amount field. */
interface SpotAmountFieldProps {
  readonly ticket: Ticket;
  readonly basis: TicketBasis;
  readonly pair: CoinPair;
  readonly onChange: (ticket: Ticket) => void;
  readonly error: string | undefined;
}

/** Limits, steps and decimals of the field in its unit. */
const scaleOf = ({ ticket, basis, pair }: SpotAmountFieldProps) => {
  const { rules, terms } = basis;
  const { minimum, maximum, step } = rules;
  if (ticket.unit === 'base')
    return {
      decimals: decimalsIn(step),
      from: formatCoinAmount(minimum, pair.base),
      steps: { step, min: minimum, max: maximum },
    };
  const totals = totalRulesOf(ticket, basis);
  return {
    decimals: terms.quoteScale,
    from: totalFormatter(pair)(totals.minimum),
    steps: { step: totals.step, min: totals.firstStep, max: totals.maximum },
  };
};

/** The order's amount in the currency that the field does not show; `undefined` while the ticket has no order. */
const otherAmountOf = ({ ticket, basis, pair }: SpotAmountFieldProps): string | undefined => {
  const preview = previewOf(ticket, basis);
  if (preview === undefined) return undefined;
  return ticket.unit === 'base'
    ? totalFormatter(pair)(preview.total)
    : formatCoinAmount(preview.amount, pair.base);
};

/** Switches the currency of the field. */
const UnitSwitch = ({ ticket, pair, onChange }: SpotAmountFieldProps) => {
  const { t } = useTranslation('spot');
  const other = ticket.unit === 'base' ? 'quote' : 'base';
  const shown = pair[ticket.unit];
  return (
    <ChipButton
      label={`${shown}: ${t('enterIn', { currency: pair[other] })}`}
      onClick={() => onChange(withUnit(ticket, other))}
    >
      <span className="flex items-center gap-1">
        {shown}
        <ArrowsLeftRightIcon aria-hidden="true" size={14} />
      </span>
    </ChipButton>
  );
};

/** Amount of the order in either currency of the pair: typed, stepped, or by percent of the paid currency's balance. */
export const SpotAmountField = (props: SpotAmountFieldProps) => {
  const { t } = useTranslation('spot');
  const { ticket, basis, pair, onChange, error } = props;
  const { paid } = amountFormatters(pair)[ticket.side];
  const { from, decimals, steps } = scaleOf(props);
  const otherAmount = otherAmountOf(props);
  const fill = (percent: string): void => onChange(withPercent(ticket, basis, percent));
  return (
    <div className="flex flex-col gap-3">
      <AmountField
        label={t('amountIn', { currency: pair[ticket.unit] })}
        aside={t('available', { amount: paid(balancesOf(ticket.side, basis.available).paying) })}
        placeholder={t('from', { amount: from })}
        value={shownAmountOf(ticket, basis)}
        onChange={(amount) => onChange(withAmount(ticket, amount))}
        decimals={decimals}
        error={error}
        hint={otherAmount === undefined ? t('account') : `≈ ${otherAmount}`}
        suffix={<UnitSwitch {...props} />}
        steps={{ ...steps, decreaseLabel: t('less'), increaseLabel: t('more') }}
      />
      <QuarterChips
        texts={{
          share: (percent) => t('share', { percent }),
          max: t('max'),
          maxLabel: t('maxLabel'),
        }}
        onShare={fill}
      />
    </div>
  );
};
