import { useTranslation } from 'react-i18next';
import { IconButton } from '@/ui';
import { XIcon } from '@/ui/icons';
import type { MarketPair } from '../model';
import { clearRecents, removeRecent } from '../recents';
import { PairRow } from './pair-row';

/** Recently opened pairs; can be removed one by one or all at once. Empty if there are none. */
export const RecentPairs = (props: {
  readonly pairs: readonly MarketPair[];
  readonly stale: boolean;
}) => {
  const { t } = useTranslation('market');
  if (props.pairs.length === 0) return null;
  return (
    <section aria-label={t('tabs.recents')}>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h2 className="text-title">{t('tabs.recents')}</h2>
        <button type="button" onClick={clearRecents} className="press hit text-label text-ink-2">
          {t('recents.clear')}
        </button>
      </div>
      <ul className="divide-y divide-line">
        {props.pairs.map((pair) => (
          <li key={pair.symbol} className="flex items-center">
            <div className="min-w-0 flex-1">
              <PairRow pair={pair} stale={props.stale} />
            </div>
            <span className="-mr-3">
              <IconButton
                label={t('recents.remove', { symbol: pair.symbol })}
                icon={<XIcon size={18} className="text-ink-2" />}
                onClick={() => removeRecent(pair.symbol)}
              />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};
