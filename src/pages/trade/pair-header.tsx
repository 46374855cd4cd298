import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SCREENS } from '@/domain/screens/screens';
import type { MarketPair } from '@/features/market';
import { useSessionUser } from '@/session/session';
import { Badge, CoinIcon, Link, PickSheet } from '@/ui';
import { CaretDownIcon, ReceiptIcon } from '@/ui/icons';

/** The pair with a way to choose another, the account in use, and the way to the records. */
export const PairHeader = (props: {
  readonly pair: MarketPair;
  readonly pairs: readonly MarketPair[];
  readonly onPick: (symbol: string) => void;
}) => {
  const { t } = useTranslation(['seconds', 'app']);
  const [isPicking, setPicking] = useState(false);
  const user = useSessionUser();
  const { pair, pairs, onPick } = props;
  return (
    <header className="gutter safe-top flex min-h-14 flex-wrap items-center gap-x-2">
      <h1 className="flex-auto">
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setPicking(true)}
          className="press -ml-1 inline-flex min-h-11 items-center gap-2 rounded-small px-1 text-title"
        >
          <CoinIcon symbol={pair.base} size={26} />
          <span className="sr-only">{t('title')} </span>
          {pair.symbol}
          <CaretDownIcon aria-hidden="true" size={18} weight="bold" />
        </button>
      </h1>
      {user !== undefined && <Badge>{t(user.mode)}</Badge>}
      <Link
        to={SCREENS.tradeOrders}
        aria-label={t('orders')}
        className="press -mr-2.5 grid size-11 place-items-center rounded-full"
      >
        <ReceiptIcon aria-hidden="true" size={24} />
      </Link>
      <PickSheet
        open={isPicking}
        onOpenChange={setPicking}
        closeLabel={t('app:close')}
        label={t('pickPair')}
        searchLabel={t('searchPairs')}
        emptyText={t('app:noMatch')}
        value={pair.symbol}
        onPick={onPick}
        options={pairs
          .filter(({ canTradeSeconds }) => canTradeSeconds)
          .map(({ symbol, base }) => ({
            value: symbol,
            label: symbol,
            search: symbol,
            leading: <CoinIcon symbol={base} size={28} />,
          }))}
      />
    </header>
  );
};
