import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { formatAmount } from '@/domain/format/numbers';
import { decimal, type Decimal } from '@/domain/money/decimal';
import type { StakeProblem } from '@/domain/seconds/contract';
import { groupThousands } from '@/lib/digits';
import { useBackCloses } from '@/lib/use-back-closes';
import { useTouch } from '@/lib/use-media-query';
import { AmountField, Button, ChipButton, PercentChips } from '@/ui';
import { NumberKeypad } from '@/ui/input/number-keypad';
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
  /** Why the server refused this stake, in words. */
  readonly refused: string | undefined;
  /** Stakes that the server proposes. */
  readonly presets: readonly Decimal[];
  /** Whether the number pad is in sight; it is for fingers alone. */
  readonly isPadOpen: boolean;
  readonly onPadChange: (isOpen: boolean) => void;
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

/** The stakes that the server proposes. On middling screens they stand aside for the buttons until the pad is open. */
const PresetChips = ({
  presets,
  source,
  onChange,
  isPadOpen,
}: Pick<StakeFieldProps, 'presets' | 'source' | 'onChange' | 'isPadOpen'>) => (
  <div
    className={clsx(
      'grid auto-cols-fr grid-flow-col gap-2',
      !isPadOpen && '[@media(min-height:45rem)_and_(max-height:49.99rem)]:hidden',
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

/** Takes the amount to the top of the screen: amount, pad and buttons are in sight together. */
const bringUp = (pad: HTMLElement | null): void => pad?.parentElement?.scrollIntoView();

/** Writes into the field above it, in place of the system's keyboard. */
const Pad = ({
  value,
  onChange,
  onPadChange,
}: Pick<StakeFieldProps, 'value' | 'onChange' | 'onPadChange'>) => {
  const { t } = useTranslation('seconds');
  const close = (): void => onPadChange(false);
  useBackCloses(true, close);
  return (
    <div ref={bringUp} className="flex flex-col gap-2">
      <NumberKeypad
        label={t('keypad.title')}
        value={value}
        onChange={onChange}
        decimals={STAKE_DECIMALS}
        locale={document.documentElement.lang}
        markLabel={t('keypad.mark')}
        deleteLabel={t('keypad.delete')}
      />
      <Button block size="medium" tone="secondary" onClick={close}>
        {t('result.done')}
      </Button>
    </div>
  );
};

export const StakeField = (props: StakeFieldProps) => {
  const { t } = useTranslation('seconds');
  const { value, onChange, expiry, source, presets, isPadOpen, onPadChange } = props;
  const isTouch = useTouch();
  const { currency } = source;
  const limits = {
    minimum: formatAmount(expiry.minimum),
    maximum: formatAmount(expiry.maximum),
    currency,
  };
  return (
    <div className="flex scroll-mt-10 flex-col gap-3">
      <AmountField
        label={t('amount')}
        aside={t('available', { amount: formatAmount(source.available), currency })}
        placeholder={t('limits', limits)}
        value={value}
        onChange={onChange}
        decimals={STAKE_DECIMALS}
        error={useProblemText(props) ?? props.refused}
        ownKeypad={isTouch ? () => onPadChange(true) : undefined}
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
      {presets.length > 0 && <PresetChips {...{ presets, source, onChange, isPadOpen }} />}
      {isPadOpen && <Pad {...{ value, onChange, onPadChange }} />}
    </div>
  );
};
