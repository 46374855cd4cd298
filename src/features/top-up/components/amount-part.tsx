import { useTranslation } from 'react-i18next';
import { presetAmounts } from '@/domain/top-up/payment';
import { AmountField, ChipButton } from '@/ui';
import type { Channel } from '../channel';
import { amountProblemOf } from '../report';
import { plainAmount, useAmountText, useRangeText } from '../use-text';

/** The amount of a top-up in the credited currency, with amounts to tap. */
export const AmountPart = (props: {
  readonly channel: Channel;
  readonly decimals: number;
  readonly value: string;
  readonly onChange: (amount: string) => void;
  /** True to complain about an empty field as well. */
  readonly isRequired?: boolean;
  /** What the server says of this amount. */
  readonly refusal?: string | undefined;
}) => {
  const { t } = useTranslation('topUp');
  const { channel, decimals, value, onChange, isRequired = false, refusal } = props;
  const { currency, minimum, maximum } = channel;
  const problemText = useAmountText(channel, decimals);
  const problem =
    value === '' && !isRequired ? undefined : amountProblemOf(value, channel, decimals);
  return (
    <div className="flex flex-col gap-2">
      <AmountField
        label={t('report.amount', { currency })}
        value={value}
        onChange={onChange}
        decimals={decimals}
        hint={useRangeText()(channel)}
        error={problem === undefined ? refusal : problemText(problem)}
        suffix={<span className="text-body text-ink-2">{currency}</span>}
      />
      <div className="flex flex-wrap gap-2">
        {presetAmounts(minimum, maximum).map((amount) => (
          <ChipButton
            key={amount}
            label={t('report.preset', { amount: plainAmount(amount), currency })}
            onClick={() => onChange(amount)}
          >
            {plainAmount(amount)}
          </ChipButton>
        ))}
      </div>
    </div>
  );
};
