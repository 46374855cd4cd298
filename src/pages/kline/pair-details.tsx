import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DepthLadder, PushedContent, TradeList } from '@/features/kline';
import {
  isDepthOffered,
  useDepth,
  useRecentTrades,
  type MarketPair,
  type Quote,
} from '@/features/market';
import { Tabs } from '@/ui';
import { PairFacts } from './pair-facts';

const PARTS = ['depth', 'trades', 'facts'] as const;

/** A tab below the chart. */
export type PairDetailsTab = (typeof PARTS)[number];

interface About {
  readonly pair: MarketPair;
  readonly quote: Quote | undefined;
}

const Depth = ({ pair }: About) => (
  <PushedContent value={useDepth(pair.symbol)} isClosed={pair.status === 'closed'}>
    {(depth) => <DepthLadder depth={depth} {...pair} />}
  </PushedContent>
);

const Trades = ({ pair }: About) => (
  <PushedContent value={useRecentTrades(pair.symbol)} isClosed={pair.status === 'closed'}>
    {(trades) => <TradeList trades={trades} {...pair} />}
  </PushedContent>
);

const SHOW = { depth: Depth, trades: Trades, facts: PairFacts } as const;

const SECTION = 'gutter pt-2 pb-6 wide:col-start-2 wide:row-span-2 wide:row-start-2';

const FactsAlone = (about: About) => {
  const { t } = useTranslation('kline');
  const title = useId();
  return (
    <section aria-labelledby={title} className={SECTION}>
      <h2 id={title} className="mb-1 text-row">
        {t('about.label')}
      </h2>
      <PairFacts {...about} />
    </section>
  );
};

/** Order book, recent trades and facts of a pair; the facts alone without a socket, which brings the other two. */
export const PairDetails = ({ first, ...about }: About & { readonly first: PairDetailsTab }) => {
  const { t } = useTranslation('kline');
  const [part, setPart] = useState(first);
  const Part = SHOW[part];
  if (!isDepthOffered()) return <FactsAlone {...about} />;
  return (
    <section className={clsx(SECTION, 'wide:max-h-[calc(100dvh-12rem)] wide:overflow-y-auto')}>
      <Tabs
        label={t('about.label')}
        value={part}
        onChange={setPart}
        items={PARTS.map((value) => ({ value, label: t(`about.${value}`) }))}
      >
        <Part {...about} />
      </Tabs>
    </section>
  );
};
