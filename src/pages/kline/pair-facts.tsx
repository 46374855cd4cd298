import { useTranslation } from 'react-i18next';
import { formatCompact, formatPrice, formatRate, UNKNOWN } from '@/domain/format/numbers';
import { formatMinute } from '@/domain/format/time';
import { decimal, multiply } from '@/domain/money/decimal';
import { textIfTold, useLeverageTerms, useLotLimits, usePriceStep } from '@/features/leverage';
import {
  SMALLEST_STEP,
  turnoverOf,
  useDayOpen,
  type MarketPair,
  type Quote,
} from '@/features/market';
import { useListText } from '@/lib/use-list-text';
import { useIsSignedIn } from '@/session/session';
import { DetailList, type DetailItem } from '@/ui';

const HUNDRED = decimal('100');

interface Facts {
  readonly pair: MarketPair;
  readonly quote: Quote | undefined;
}

const useMarketFacts = ({ pair, quote }: Facts): readonly (DetailItem | false)[] => {
  const { t } = useTranslation('kline');
  const open = useDayOpen(pair.symbol);
  const price = (value: string | undefined): string => formatPrice(value, pair.decimals);
  const turnover = turnoverOf(pair, quote);
  const priceStep = usePriceStep(pair);
  const { category, status, changesAt, base } = pair;
  return [
    // Coins trade around the clock. Of others a server that says no hours may be closed.
    (category === 'crypto' || changesAt !== undefined || status !== 'trading') && {
      label: t('facts.market'),
      value: t(`facts.status.${status}`),
    },
    changesAt !== undefined && {
      label: t(status === 'closed' ? 'facts.opens' : 'facts.closes'),
      value: formatMinute(changesAt),
    },
    open !== undefined && { label: t('facts.open'), value: price(open) },
    { label: t('facts.high'), value: price(quote?.high) },
    { label: t('facts.low'), value: price(quote?.low) },
    { label: t('facts.volume'), value: `${formatCompact(quote?.volume)} ${base}` },
    turnover !== undefined && {
      label: t('facts.turnover'),
      value: `${formatCompact(turnover)} USD`,
    },
    quote?.spread !== undefined && { label: t('facts.spread'), value: price(quote.spread) },
    priceStep !== undefined && { label: t('facts.step'), value: formatPrice(priceStep) },
  ];
};

const useSpotFacts = ({ spot, base }: MarketPair): readonly DetailItem[] => {
  const { t } = useTranslation('kline');
  if (spot === undefined) return [];
  const { rules, feeFraction } = spot;
  // The smallest step stands where the server says none; one that is really so small limits nothing.
  const amount = (value: string): string =>
    value === SMALLEST_STEP ? UNKNOWN : `${value} ${base}`;
  return [
    { label: t('facts.coinMinimum'), value: amount(rules.minimum) },
    { label: t('facts.coinStep'), value: amount(rules.step) },
    {
      label: t('facts.coinFee'),
      value: feeFraction === undefined ? UNKNOWN : formatRate(multiply(feeFraction, HUNDRED)),
    },
  ];
};

/** Terms and costs of leveraged positions on the pair. Servers send them to members only. */
const LeverageFacts = ({ pair }: Pick<Facts, 'pair'>) => {
  const { t } = useTranslation('kline');
  const listText = useListText();
  const lotLimits = useLotLimits();
  const isSignedIn = useIsSignedIn();
  const { value: terms } = useLeverageTerms(pair, isSignedIn);
  if (!isSignedIn) return <p className="py-4 text-label text-ink-2">{t('facts.visitor')}</p>;
  if (terms === undefined) return null;
  const { position, lots, leverages } = terms;
  return (
    <DetailList
      items={[
        {
          label: t('facts.contract'),
          value: listText(leverages.map((value) => t('facts.times', { value }))),
        },
        {
          label: t('facts.lot'),
          value: textIfTold(terms, `${formatPrice(position.lotSize)} ${pair.base}`, 'lotSize'),
        },
        ...lotLimits(lots),
        {
          label: t('facts.openFee'),
          value: textIfTold(terms, formatRate(position.feePercent), 'fee'),
        },
        {
          label: t('facts.nightFee'),
          value: textIfTold(terms, formatRate(position.overnightPercent), 'night'),
        },
      ]}
    />
  );
};

/** Figures of a pair: its market, its day, and the terms and costs of orders if the server sends them. */
export const PairFacts = (facts: Facts) => (
  <div className="divide-y divide-line">
    <DetailList items={[...useMarketFacts(facts), ...useSpotFacts(facts.pair)]} />
    {facts.pair.canTradeLeverage && <LeverageFacts pair={facts.pair} />}
  </div>
);
