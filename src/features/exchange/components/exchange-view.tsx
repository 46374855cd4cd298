import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { SCREENS } from '@/domain/screens/screens';
import { useSessionUser } from '@/session/session';
import { ButtonLink, EmptyState, LoadableView, SkeletonBars } from '@/ui';
import { useExchangeCurrencies, useNewestExchanges } from '../queries';
import { Exchange, type ExchangeStart } from './exchange';
import type { ReceiptProps } from './receipt';

/** Shown if the server has no flash exchange, or not for this account. */
const NotOffered = () => {
  const { t } = useTranslation('exchange');
  const isDemo = useSessionUser()?.mode === 'demo';
  return (
    <EmptyState
      text={t(isDemo ? 'notOffered.demo' : 'notOffered.live')}
      action={
        <ButtonLink
          tone="secondary"
          size="medium"
          to={isDemo ? SCREENS.switchAccount : SCREENS.coin}
        >
          {t(isDemo ? 'notOffered.switch' : 'notOffered.spot')}
        </ButtonLink>
      }
    />
  );
};

/** The exchange of one currency for another, for a signed-in user. */
export const ExchangeView = ({
  start,
  Receipt,
}: {
  readonly start: ExchangeStart;
  readonly Receipt: ComponentType<ReceiptProps>;
}) => {
  const { t } = useTranslation(['exchange', 'app']);
  const currencies = useExchangeCurrencies();
  const newest = useNewestExchanges();
  if (currencies.value === undefined && currencies.refusal === 'function_unavailable')
    return <NotOffered />;
  const lists = currencies.value;
  const records = newest.value;
  return (
    <LoadableView
      of={{
        // The ids of earlier exchanges tell one from another whose reply was lost.
        value: lists && records && { lists, records },
        failed: currencies.failed || newest.failed,
        retry: () => {
          currencies.retry();
          newest.retry();
        },
      }}
      texts={{
        failed: t(currencies.failed ? 'failed' : 'recordsFailed'),
        retry: t('app:retry'),
      }}
      skeleton={<SkeletonBars heights={['h-13', 'h-14', 'h-9', 'h-24', 'h-14']} />}
    >
      {(loaded) => (
        <Exchange
          start={start}
          lists={{ value: loaded.lists, updatedAt: currencies.updatedAt }}
          records={loaded.records}
          Receipt={Receipt}
        />
      )}
    </LoadableView>
  );
};
