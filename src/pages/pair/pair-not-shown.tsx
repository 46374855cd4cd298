import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnreadText } from '@/api/use-unreadable-rows';
import { PairSheet, type MarketPair } from '@/features/market';
import { Button, EmptyState, PageHeader } from '@/ui';
import type { Back } from '../screen/use-back';

/** In place of a pair that the server does not list or this screen does not offer: says so, and lets the user choose another. */
export const PairNotShown = (props: {
  readonly kind: 'notOffered' | 'unlisted';
  /** The pair in the address; empty if no pair at all is offered. */
  readonly symbol: string;
  readonly title: string;
  readonly back: Back | undefined;
  /** The pairs to choose from. */
  readonly pairs: readonly MarketPair[];
  readonly onPick: (symbol: string) => void;
}) => {
  const { kind, symbol, title, back, pairs, onPick } = props;
  const { t } = useTranslation(['kline', 'market']);
  const [isPicking, setPicking] = useState(false);
  const unread = useUnreadText('/currency/quotation_new', '/currency/whlist');
  const reason = symbol === '' ? t('market:empty.none') : t(`notShown.${kind}`, { symbol });
  // A pair that was read is known not to be offered; any other may be among what was not.
  const text = kind === 'notOffered' && symbol !== '' ? reason : (unread ?? reason);
  return (
    <main>
      <PageHeader title={title} back={back} />
      <EmptyState
        text={text}
        action={
          pairs.length > 0 && (
            <Button size="medium" aria-haspopup="dialog" onClick={() => setPicking(true)}>
              {t('market:pickPair')}
            </Button>
          )
        }
      />
      <PairSheet
        open={isPicking}
        onOpenChange={setPicking}
        pairs={pairs}
        value={symbol}
        onPick={onPick}
      />
    </main>
  );
};
