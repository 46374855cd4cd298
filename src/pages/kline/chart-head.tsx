import { useTranslation } from 'react-i18next';
import { AlertButton } from '@/features/alerts';
import { FavouriteStar, MarketHours, useFavourites } from '@/features/market';
import { takeFocus } from '@/lib/take-focus';
import { useNumbers } from '@/lib/use-numbers';
import { Change, IconButton, PageTitle, Price, Strip } from '@/ui';
import { ArrowLeftIcon, XIcon } from '@/ui/icons';
import type { LivePairState } from '../pair/live-pair';
import { PairButton } from '../pair/pair-button';
import { DeferredHelpIcon } from '../screen/deferred-help';
import { useBack } from '../screen/use-back';

interface HeadProps extends LivePairState {
  /** The screen's purpose, for screen readers; announced before the pair. */
  readonly title: string;
}

/** The change of the day, and its range beside the price, or when a market that is about to close or open does. */
const Day = ({ pair, quote }: Pick<HeadProps, 'pair' | 'quote'>) => {
  const { t } = useTranslation('market');
  const { formatPrice } = useNumbers();
  const { status, changesAt } = pair;
  return (
    <div className="w-min grow text-label text-ink-2 sideways:grow-0">
      <Change percent={quote?.changePercent} />
      <p className="flex flex-wrap gap-x-2 sideways:hidden">
        {status === 'closed' || changesAt !== undefined ? (
          <span className="w-max max-w-[calc(100vw-2.5rem)]">
            <MarketHours status={status} changesAt={changesAt} />
          </span>
        ) : (
          <>
            <span className="whitespace-nowrap">
              {t('high', { price: formatPrice(quote?.high) })}
            </span>
            <span className="whitespace-nowrap">
              {t('low', { price: formatPrice(quote?.low) })}
            </span>
          </>
        )}
      </p>
    </div>
  );
};

/**
 * Back, pair with its selection, favourite and alerts, and the price below. On a phone turned on its side its parts
 * share one row with the tool bar. On screens that are too low for it, also because of very large text, it scrolls away.
 */
export const ChartHead = ({ title, pair, quote, isStale, pairs, pick }: HeadProps) => {
  const { t } = useTranslation();
  const { label, onBack } = useBack();
  const favourites = useFavourites();
  return (
    <header className="safe-top sticky top-[min(var(--strip-height,0px),(100dvh-36rem)*1000)] z-10 bg-page sideways:contents wide:col-span-2">
      <div className="gutter flex min-h-14 flex-wrap items-center gap-x-1 sideways:contents">
        <span className="-ml-3">
          <IconButton label={label} icon={<ArrowLeftIcon size={24} />} onClick={onBack} />
        </span>
        {/* At large text the buttons go below a title that does not break. */}
        <PageTitle className="max-w-full min-w-min flex-1 py-2 text-title sideways:flex-none sideways:py-0">
          <PairButton title={title} pair={pair} pairs={pairs} onPick={pick} />
        </PageTitle>
        <div className="-mr-2.5 ml-auto flex items-center sideways:order-3 sideways:ml-0">
          <DeferredHelpIcon />
          <FavouriteStar symbol={pair.symbol} starred={favourites.includes(pair.symbol)} />
          <AlertButton pair={pair} price={isStale ? undefined : quote?.price} />
        </div>
      </div>
      {isStale && (
        <div className="basis-full sideways:order-last">
          <Strip>{t('delayed')}</Strip>
        </div>
      )}
      <div className="gutter flex flex-wrap items-center gap-x-3 pb-1 sideways:order-1 sideways:gap-x-2 sideways:p-0 sideways:pl-2 sideways:[&>.tick-flash]:text-title">
        <Price value={quote?.price} size="screen" stale={isStale} />
        <Day pair={pair} quote={quote} />
      </div>
    </header>
  );
};

/** The reduced header in full screen. */
export const FullHead = (props: HeadProps & { readonly onClose: () => void }) => {
  const { t } = useTranslation('kline');
  const { title, pair, quote, isStale, onClose } = props;
  return (
    <div className="gutter flex flex-auto flex-wrap items-center gap-x-3 landscape:grow-0">
      <PageTitle className="text-row">
        <span className="sr-only">{title} </span>
        {pair.symbol}
      </PageTitle>
      <Price value={quote?.price} stale={isStale} />
      <Change percent={quote?.changePercent} />
      <span className="-mr-2.5 ml-auto">
        <IconButton
          label={t('leaveFullScreen')}
          icon={<XIcon size={24} />}
          ref={takeFocus}
          onClick={onClose}
        />
      </span>
    </div>
  );
};
