import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BRAND } from '@/brand';
import { formatAmount, formatPrice, formatRate, UNKNOWN } from '@/domain/format/numbers';
import { formatDateTime } from '@/domain/format/time';
import { marginOf, openingPrice } from '@/domain/leverage/position';
import { decimal } from '@/domain/money/decimal';
import { useListText } from '@/lib/use-list-text';
import { DetailList, ErrorState, Skeleton } from '@/ui';
import type { TradablePair } from '../command';
import { useLeverageTerms, usePriceStep } from '../terms-queries';
import { isTold, textIfTold, type LeverageTerms } from '../terms';
import { useLotLimits } from '../use-lot-limits';
import { UnknownCosts } from './unknown-costs';

type Pair = TradablePair & { readonly base: string; readonly quote: string };

const ONE = decimal('1');
const RULES = ['level', 'first', 'next', 'closed'] as const;

const Section = (props: { readonly title: string; readonly children: ReactNode }) => (
  <section className="gutter pt-5">
    <h2 className="mb-1 text-row">{props.title}</h2>
    {props.children}
  </section>
);

/** Public terms: trading hours, price step and spread. */
const MarketFacts = (props: {
  readonly pair: Pair;
  readonly hours: string;
  readonly spread: string | undefined;
}) => {
  const { t } = useTranslation(['leverage', 'contractTerms']);
  const { pair, hours, spread } = props;
  const priceStep = usePriceStep(pair);
  return (
    <Section title={t('contractTerms:market')}>
      <DetailList
        items={[
          { label: t('contractTerms:hours'), value: hours },
          priceStep !== undefined && {
            label: t('contractTerms:priceStep'),
            value: `${formatPrice(priceStep)} ${pair.quote}`,
          },
          spread !== undefined && {
            label: t('info.spread'),
            value: `${formatPrice(spread)} ${pair.quote}`,
          },
        ]}
      />
    </Section>
  );
};

const useNightText = (night: LeverageTerms['night']): string | undefined => {
  if (night === undefined) return undefined;
  const time = formatDateTime(night.at);
  return night.nights === 1 ? time : `${time} (× ${night.nights})`;
};

const Offer = ({ terms, pair }: { readonly terms: LeverageTerms; readonly pair: Pair }) => {
  const { t } = useTranslation(['leverage', 'contractTerms']);
  const lotLimits = useLotLimits();
  const listText = useListText();
  const { lots, position, leverages } = terms;
  const night = useNightText(terms.night);
  const ofValue = (percent: string): string =>
    t('contractTerms:ofValue', { percent: formatRate(percent) });
  return (
    <>
      <Section title={t('contractTerms:order')}>
        <DetailList
          items={[
            {
              label: t('info.lotSize'),
              value: textIfTold(terms, `${formatPrice(position.lotSize)} ${pair.base}`, 'lotSize'),
            },
            ...lotLimits(lots),
            {
              label: t('leverage'),
              value: listText(leverages.map((value) => t('times', { value }))),
            },
            { label: t('contractTerms:currency'), value: terms.currency },
          ]}
        />
      </Section>
      <Section title={t('contractTerms:costs')}>
        <DetailList
          items={[
            { label: t('cost.fee'), value: textIfTold(terms, ofValue(position.feePercent), 'fee') },
            {
              label: t('position.nightFees'),
              value: textIfTold(terms, ofValue(position.overnightPercent), 'night'),
            },
            night !== undefined && { label: t('contractTerms:nextNight'), value: night },
          ]}
        />
        <UnknownCosts unknown={terms.unknown} />
      </Section>
    </>
  );
};

/** Margin calculation of the smallest long order at the current price. */
const Example = (props: {
  readonly terms: LeverageTerms;
  readonly pair: Pair;
  readonly last: string;
}) => {
  const { t } = useTranslation(['leverage', 'contractTerms']);
  const { terms, pair, last } = props;
  const { position, lots, spread } = terms;
  const [leverage = 1] = terms.leverages;
  const price = openingPrice('long', { last: decimal(last), spread });
  const { minimum = 1 } = lots;
  const margin = marginOf(position, minimum, price, leverage);
  const factors = [
    `${minimum}`,
    `${formatPrice(position.lotSize)} ${pair.base}`,
    formatPrice(price, pair.decimals),
    ...(position.rate === ONE ? [] : [position.rate]),
  ];
  return (
    <p className="mt-2 text-body">
      <span className="text-label text-ink-2">{t('contractTerms:example')}</span>{' '}
      <bdi className="tabular-nums">
        {`${factors.join(' × ')} ÷ ${leverage} = ${formatAmount(margin)}\u00a0${terms.currency}`}
      </bdi>
    </p>
  );
};

/** The level at which positions are closed, and how, by a server that says it; and who bears a loss beyond the account. */
const StopOut = ({ stopOutPercent: level, isLossCovered }: LeverageTerms) => {
  const { t } = useTranslation(['leverage', 'contractTerms']);
  return (
    <Section title={t('reason.stop_out')}>
      <DetailList
        items={[
          {
            label: t('contractTerms:stopOutLevel'),
            value: level === undefined ? UNKNOWN : formatRate(level),
          },
        ]}
      />
      {level !== undefined && (
        <ol className="mt-1 flex list-decimal flex-col gap-2 pl-5 text-body text-ink-2">
          {RULES.map((rule) => (
            <li key={rule}>{t(`contractTerms:rule.${rule}`)}</li>
          ))}
        </ol>
      )}
      {isLossCovered && (
        <p className="mt-3 text-body text-ink-2">
          {t('contractTerms:lossCovered', { brand: BRAND.name })}
        </p>
      )}
    </Section>
  );
};

/** Contract specification of a pair: market, sizes, costs, margin and stop-out. */
export const ContractTerms = (props: {
  readonly pair: Pair;
  /** Last price without spread, and the spread of each side; `undefined` while there is no price. */
  readonly price: string | undefined;
  readonly spread: string | undefined;
  /** Trading hours, as text. */
  readonly hours: string;
  readonly isSignedIn: boolean;
  /** Shown instead of the terms that need a session. */
  readonly visitor: ReactNode;
}) => {
  const { t } = useTranslation(['leverage', 'contractTerms', 'app']);
  const { pair, price, isSignedIn } = props;
  const { value: terms, failed, retry } = useLeverageTerms(pair, isSignedIn);
  const isOfRate = terms !== undefined && terms.position.rate !== ONE;
  return (
    <div className="pb-8">
      <MarketFacts
        pair={pair}
        hours={props.hours}
        spread={terms !== undefined && isTold(terms, 'spread') ? terms.spread : props.spread}
      />
      {!isSignedIn && <div className="mt-5">{props.visitor}</div>}
      {isSignedIn && terms === undefined && !failed && (
        <div className="gutter pt-5">
          <Skeleton className="h-64 w-full" />
        </div>
      )}
      {failed && <ErrorState text={t('termsFailed')} retryLabel={t('app:retry')} onRetry={retry} />}
      {terms !== undefined && <Offer terms={terms} pair={pair} />}
      <Section title={t('cost.margin')}>
        <p className="text-body text-ink-2">{t('contractTerms:formula')}</p>
        {isOfRate && (
          <p className="mt-1 text-body text-ink-2">
            {t('contractTerms:rate', {
              quote: pair.quote,
              currency: terms.currency,
              rate: terms.position.rate,
            })}
          </p>
        )}
        {terms !== undefined && isTold(terms, 'lotSize') && price !== undefined && (
          <Example terms={terms} pair={pair} last={price} />
        )}
      </Section>
      {terms !== undefined && <StopOut {...terms} />}
    </div>
  );
};
