import { useTranslation } from 'react-i18next';
import { formatAmount, formatRate, UNKNOWN } from '@/domain/format/numbers';
import { toScale, type Decimal } from '@/domain/money/decimal';
import { BeforeAfter, DetailList, Disclosure, type DetailItem } from '@/ui';
import { LEVEL_DECIMALS } from '../account';
import { isCostTold, MONEY_DECIMALS, textIfTold, type CostFigure } from '../terms';
import type { Preview } from '../ticket';
import { useStopOutText } from '../use-stop-out-text';
import { UnknownCosts } from './unknown-costs';

const levelText = (level: Decimal | undefined): string =>
  level === undefined ? UNKNOWN : formatRate(level, LEVEL_DECIMALS);

const moneyText = (amount: Decimal | undefined): string => formatAmount(amount);

/** Account figures before and after the order. */
const CHANGES = [
  { figure: 'equity', text: moneyText },
  { figure: 'used', text: moneyText },
  { figure: 'available', text: moneyText },
  { figure: 'level', text: levelText },
] as const;

/** A previewed order: money in `currency`, prices of a pair with these `decimals`. */
interface Costs {
  readonly preview: Preview;
  readonly currency: string;
  readonly decimals: number;
}

/** Each cost of an order, and its stop-out price with the distance. */
export const useCostItems = ({ preview, currency, decimals }: Costs): readonly DetailItem[] => {
  const { t } = useTranslation('leverage');
  /** Rounds up to the decimals of the account: spread and notional are not rounded. Unknown without what it needs. */
  const money = (value: Decimal, ...needed: readonly CostFigure[]): string =>
    textIfTold(
      preview,
      `${formatAmount(toScale(value, MONEY_DECIMALS, 'up'))} ${currency}`,
      'lotSize',
      ...needed,
    );
  const { after } = preview;
  const stopOutText = useStopOutText(decimals);
  const stopOut = after === undefined ? t('cost.unpaid') : stopOutText(after.stopOut);
  return [
    { label: t('cost.value'), value: money(preview.notional) },
    { label: t('cost.margin'), value: money(preview.margin) },
    { label: t('cost.fee'), value: money(preview.fee, 'fee') },
    { label: t('cost.spread'), value: money(preview.spreadCost, 'spread') },
    { label: t('cost.night'), value: money(preview.nightFee, 'night') },
    { label: t('cost.stopOut'), value: textIfTold(preview, stopOut, 'lotSize', 'fee') },
  ];
};

/** The account before and after the order. */
const useChangeItems = (preview: Preview): readonly DetailItem[] => {
  const { t } = useTranslation('leverage');
  const { before, after } = preview;
  return CHANGES.map(({ figure, text }) => ({
    label: t(`account.${figure}`),
    // An order that cannot be paid for changes nothing; what one of unknown cost changes is unknown.
    value:
      after === undefined || !isCostTold(preview) ? (
        text(before[figure])
      ) : (
        <BeforeAfter
          before={text(before[figure])}
          after={text(after[figure])}
          thenLabel={t('cost.then')}
        />
      ),
  }));
};

const Fold = (props: { readonly title: string; readonly items: readonly DetailItem[] }) => (
  <Disclosure summary={<span className="text-label text-ink-2">{props.title}</span>}>
    <DetailList items={props.items} />
  </Disclosure>
);

/** What an order does to the account, folded, and the costs that are not known. */
export const AccountChange = ({ preview }: Pick<Costs, 'preview'>) => {
  const { t } = useTranslation('leverage');
  return (
    <>
      <UnknownCosts unknown={preview.unknown} />
      <Fold title={t('account.title')} items={useChangeItems(preview)} />
    </>
  );
};

/** Costs of an order, its stop-out price, and the account before and after it, all folded. */
export const CostDetails = (props: Costs) => {
  const { t } = useTranslation('leverage');
  const { preview } = props;
  const items = [...useCostItems(props), ...useChangeItems(preview)];
  return (
    <>
      <UnknownCosts unknown={preview.unknown} />
      <Fold title={t('cost.details')} items={items} />
    </>
  );
};
