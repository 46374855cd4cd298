import { useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { SCREENS } from '@/domain/screens/screens';
import { PairSheet, type MarketPair } from '@/features/market';
import { Button, ButtonLink, EmptyState, PageHeader } from '@/ui';

/** In place of a pair that the server does not list or this screen does not offer: says so, and lets the user choose another. */
const PairNotShown = (props: {
  readonly kind: 'notOffered' | 'unlisted';
  /** The pair in the address; without it no pair at all is offered. */
  readonly symbol: string | undefined;
  readonly title: string;
  readonly back: ComponentProps<typeof PageHeader>['back'];
  /** The pairs to choose from. */
  readonly pairs: readonly MarketPair[];
  readonly onPick: (symbol: string) => void;
}) => {
  const { kind, symbol, title, back, pairs, onPick } = props;
  const { t } = useTranslation(['gate', 'market']);
  const [isPicking, setPicking] = useState(false);
  const text = symbol === undefined ? t('market:empty.none') : t(`pair.${kind}`, { symbol });
  return (
    <main>
      <PageHeader title={title} back={back} />
      <EmptyState
        text={text}
        action={
          pairs.length > 0 ? (
            <Button size="medium" aria-haspopup="dialog" onClick={() => setPicking(true)}>
              {t('market:pickPair')}
            </Button>
          ) : (
            <ButtonLink size="medium" to={SCREENS.quotes}>
              {t('market:title')}
            </ButtonLink>
          )
        }
      />
      <PairSheet
        open={isPicking}
        onOpenChange={setPicking}
        pairs={pairs}
        value={symbol ?? ''}
        onPick={onPick}
      />
    </main>
  );
};

export default PairNotShown;
