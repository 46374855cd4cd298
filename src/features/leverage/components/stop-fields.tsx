import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  formatPrice,
  formatRate,
  formatSignedAmount,
  formatSignedRate,
  UNKNOWN,
} from '@/domain/format/numbers';
import {
  amountOfStop,
  liesAbove,
  percentOfStop,
  type StopBasis,
  type StopKind,
} from '@/domain/leverage/stops';
import type { Side } from '@/domain/leverage/position';
import { decimal, isPositive } from '@/domain/money/decimal';
import { AmountField, PercentChips, Segmented } from '@/ui';
import { stopOutBefore, type StopOut } from '../stop-out';
import {
  showStopsIn,
  shownStop,
  STOP_UNITS,
  stopDecimals,
  stopPriceOf,
  stopTextAt,
  unitOfStop,
  withStop,
  type StopTexts,
} from '../stop-texts';

/** Distances from the open price, in percent. */
const DISTANCES = ['1', '2', '5'] as const;

const unsigned = (percent: string): string => percent.replace('-', '');

const SUFFIX = 'text-label text-ink-2';

/** Props of the fields of both stops. */
interface StopFieldsProps {
  readonly side: Side;
  readonly texts: StopTexts;
  readonly onChange: (texts: StopTexts) => void;
  /** The position that the stops belong to; `undefined` while the order has no price. */
  readonly basisOf: ((kind: StopKind) => StopBasis) | undefined;
  readonly currency: string;
  /** False if the size of a lot is unknown: what a stop gains or loses is too, and cannot be entered. */
  readonly hasAmounts: boolean;
  /** False while no lots are entered: what a stop gains or loses is not shown then. */
  readonly hasLots: boolean;
  readonly decimals: number;
  /** When the account is stopped out; `undefined` while it is unknown. */
  readonly stopOut: StopOut | undefined;
  readonly errors: Readonly<Partial<Record<StopKind, string>>>;
}

/** Take profit and stop loss, entered by price, percent or amount. Each shows its value in the other two units. */
export const StopFields = (props: StopFieldsProps) => {
  const { t } = useTranslation('leverage');
  const { side, texts, onChange, basisOf, currency, hasAmounts, errors } = props;
  const set = (kind: StopKind, text: string): void => onChange(withStop(texts, kind, text));
  /** Text of a field. A price is worth no amount until lots are entered. */
  const shown = (kind: StopKind): string => {
    if (texts.unit === 'amount' && unitOfStop(texts, kind) !== 'amount' && !props.hasLots)
      return '';
    return basisOf === undefined ? texts[kind] : shownStop(texts, basisOf(kind));
  };
  const meaning = (kind: StopKind): ReactNode => {
    if (!props.hasLots && unitOfStop(texts, kind) === 'amount') return undefined;
    const basis = basisOf?.(kind);
    const price = basis && stopPriceOf(texts, basis);
    if (basis === undefined || price === undefined || !isPositive(price)) return undefined;
    const place = {
      price: formatPrice(price, basis.decimals),
      percent: formatRate(percentOfStop(basis, price)),
    };
    const first = kind === 'stopLoss' ? stopOutBefore(props.stopOut, side, price) : undefined;
    if (first !== undefined) {
      const stopOut = formatPrice(first, basis.decimals);
      return <span className="text-warn">{t('stops.beyond', { ...place, stopOut })}</span>;
    }
    if (!props.hasLots) return t('stops.place', place);
    return t('stops.meaning', {
      ...place,
      amount: hasAmounts ? formatSignedAmount(amountOfStop(basis, price)) : UNKNOWN,
      currency,
    });
  };
  const suffix = { price: undefined, percent: '%', amount: currency }[texts.unit];
  return (
    <div className="flex flex-col gap-3">
      <Segmented
        label={t('stops.unit')}
        value={texts.unit}
        onChange={(unit) =>
          onChange(
            basisOf === undefined
              ? { unit, takeProfit: '', stopLoss: '' }
              : showStopsIn(texts, unit, basisOf),
          )
        }
        options={STOP_UNITS.filter((unit) => hasAmounts || unit !== 'amount').map((unit) => ({
          value: unit,
          label: t(`stops.${unit}`),
        }))}
      />
      {(['takeProfit', 'stopLoss'] as const).map((kind) => (
        <div key={kind} className="flex flex-col gap-2">
          <AmountField
            label={t(kind)}
            value={shown(kind)}
            onChange={(text) => set(kind, text)}
            decimals={stopDecimals(texts.unit, props.decimals)}
            suffix={suffix !== undefined && <span className={SUFFIX}>{suffix}</span>}
            hint={meaning(kind)}
            error={errors[kind]}
          />
          <PercentChips
            signed
            disabled={basisOf === undefined}
            shares={DISTANCES.map((percent) => (liesAbove(side, kind) ? percent : `-${percent}`))}
            shareLabel={(percent) => `${formatSignedRate(percent)} ${t(kind)}`}
            onShare={(percent) => {
              if (basisOf === undefined) return;
              set(kind, stopTextAt(texts.unit, basisOf(kind), decimal(unsigned(percent))));
            }}
          />
        </div>
      ))}
      <p className="text-label text-ink-2">{t(`stops.rule.${side}`)}</p>
    </div>
  );
};
