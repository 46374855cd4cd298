import { useTranslation } from 'react-i18next';
import { formatAmount } from '@/domain/format/numbers';
import { decimal } from '@/domain/money/decimal';
import type { StakeProblem } from '@/domain/seconds/contract';
import { AmountField, PercentChips } from '@/ui';
import { STAKE_DECIMALS } from '../order';
import { stakeForMax, stakeForShare, type Expiry, type Preview, type StakeSource } from '../ticket';

/** The stake: typed, stepped or a share of the balance; what is wrong with it stands below. */
export interface StakeFieldProps {
  readonly value: string;
  readonly onChange: (stake: string) => void;
  readonly expiry: Expiry;
  readonly source: StakeSource;
  readonly preview: Preview | undefined;
  readonly problem: StakeProblem | undefined;
}

const SHARES = ['10', '25', '50'] as const;
const STEP = decimal('10');

const useProblemText = ({
  expiry,
  source,
  preview,
  problem,
}: StakeFieldProps): string | undefined => {
  const { t } = useTranslation('seconds');
  const { currency } = source;
  switch (problem) {
    case undefined:
      return undefined;
    case 'amount_wrong':
      return t('wrongAmount');
    case 'order_below_minimum':
      return t('below', { minimum: formatAmount(expiry.minimum), currency });
    case 'order_above_maximum':
      return t('above', { maximum: formatAmount(expiry.maximum), currency });
    case 'balance_insufficient':
      return t('short', {
        available: formatAmount(source.available),
        cost: formatAmount(preview?.loss.replace('-', '')),
        currency,
      });
  }
};

export const StakeField = (props: StakeFieldProps) => {
  const { t } = useTranslation('seconds');
  const { value, onChange, expiry, source } = props;
  const { currency } = source;
  const limits = {
    minimum: formatAmount(expiry.minimum),
    maximum: formatAmount(expiry.maximum),
    currency,
  };
  return (
    <div className="flex flex-col gap-3">
      <AmountField
        label={t('amount')}
        aside={t('available', { amount: formatAmount(source.available), currency })}
        placeholder={t('limits', limits)}
        value={value}
        onChange={onChange}
        decimals={STAKE_DECIMALS}
        error={useProblemText(props)}
        steps={{
          step: STEP,
          min: expiry.minimum,
          max: expiry.maximum,
          decreaseLabel: t('decrease'),
          increaseLabel: t('increase'),
        }}
      />
      <PercentChips
        shares={SHARES}
        shareLabel={(percent) => t('share', { percent })}
        onShare={(percent) => onChange(stakeForShare(percent, expiry, source))}
        max={{
          text: t('max'),
          label: `${t('max')}: ${t('maxLabel')}`,
          onPick: () => onChange(stakeForMax(expiry, source)),
        }}
      />
    </div>
  );
};
