import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { useBeyondLimitText } from '@/api/left-today';
import { formatAmount } from '@/domain/format/numbers';
import { decimal, negate, ZERO, type Decimal } from '@/domain/money/decimal';
import { STAKE_DECIMALS } from '@/domain/seconds/contract';
import { groupThousands } from '@/lib/digits';
import { AmountField, ChipButton, PercentChips } from '@/ui';
import {
  maximumStake,
  stakeForPercent,
  type Expiry,
  type Preview,
  type StakeSource,
  type TicketProblem,
} from '../ticket';

/** Props of the stake field. */
export interface StakeFieldProps {
  readonly value: string;
  readonly onChange: (stake: string) => void;
  readonly expiry: Expiry;
  readonly source: StakeSource;
  readonly preview: Preview | undefined;
  readonly problem: TicketProblem | undefined;
  /** Text of the server's refusal of this stake. */
  readonly refused: string | undefined;
  /** Stakes suggested by the server. */
  readonly presets: readonly Decimal[];
  /** Whether the number pad is open. */
  readonly isPadOpen: boolean;
  /** Opens the number pad; `undefined` where the system's keyboard is used instead. */
  readonly openPad: (() => void) | undefined;
}

const SHARES = ['10', '25', '50'] as const;
const STEP = decimal('10');

const useProblemText = ({
  expiry,
  source,
  preview,
  problem,
}: StakeFieldProps): string | undefined => {
  const { t } = useTranslation(['seconds', 'app']);
  const beyondLimitText = useBeyondLimitText();
  const { currency, left = {} } = source;
  const cost = negate(preview?.loss ?? ZERO);
  switch (problem) {
    case undefined:
      return undefined;
    case 'amount_wrong':
      return t('wrongAmount');
    case 'not_positive':
      return t('app:notPositive');
    case 'order_below_minimum':
      return t('below', { minimum: formatAmount(expiry.minimum), currency });
    case 'order_above_maximum':
      return t('above', { maximum: formatAmount(expiry.maximum), currency });
    case 'balance_insufficient':
      return t('short', {
        available: formatAmount(source.available),
        cost: formatAmount(cost),
        currency,
      });
    case 'stake_limit':
      return beyondLimitText('stake', { left, cost: preview?.stake ?? ZERO, currency });
    case 'loss_limit':
      return beyondLimitText('loss', { left, cost, currency });
  }
};

/**
 * Stakes suggested by the server. On screens of medium height in place of the shares of the balance while the pad is open; on lower
 * ones the pad leaves room for neither.
 */
const PresetChips = ({
  presets,
  source,
  onChange,
  isPadOpen,
}: Pick<StakeFieldProps, 'presets' | 'source' | 'onChange' | 'isPadOpen'>) => (
  <div
    className={clsx(
      'grid auto-cols-fr grid-flow-col gap-2',
      isPadOpen
        ? '[@media(max-height:44.99rem)]:hidden'
        : '[@media(min-height:45rem)_and_(max-height:49.99rem)]:hidden',
    )}
  >
    {presets.map((preset) => (
      <ChipButton
        key={preset}
        label={`${groupThousands(preset)} ${source.currency}`}
        onClick={() => onChange(preset)}
      >
        {groupThousands(preset)}
      </ChipButton>
    ))}
  </div>
);

/** Scrolls the amount to the top, so that amount, pad and buttons are visible together. */
const scrollToTop = (field: HTMLElement | null): void => field?.scrollIntoView();

/** The stake: typed, stepped, or by percent of the balance. */
export const StakeField = (props: StakeFieldProps) => {
  const { t } = useTranslation('seconds');
  const { value, onChange, expiry, source, presets, isPadOpen, openPad } = props;
  const { currency } = source;
  const limits = {
    minimum: formatAmount(expiry.minimum),
    maximum: formatAmount(expiry.maximum),
    currency,
  };
  return (
    <div ref={isPadOpen ? scrollToTop : undefined} className="flex flex-col gap-3">
      <AmountField
        label={t('amount')}
        aside={t('available', { amount: formatAmount(source.available), currency })}
        placeholder={t('limits', limits)}
        value={value}
        onChange={onChange}
        decimals={STAKE_DECIMALS}
        error={useProblemText(props) ?? props.refused}
        ownKeypad={openPad}
        steps={{
          step: STEP,
          min: expiry.minimum,
          max: expiry.maximum,
          decreaseLabel: t('decrease'),
          increaseLabel: t('increase'),
        }}
      />
      {!isPadOpen && (
        <PercentChips
          shares={SHARES}
          shareLabel={(percent) => t('share', { percent })}
          onShare={(percent) => onChange(stakeForPercent(percent, expiry, source))}
          max={{
            text: t('max'),
            label: `${t('max')}: ${t('maxLabel')}`,
            onPick: () => onChange(maximumStake(expiry, source)),
          }}
        />
      )}
      {presets.length > 0 && <PresetChips {...{ presets, source, onChange, isPadOpen }} />}
    </div>
  );
};
