import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useNoteRecent, type MarketPair } from '@/features/market';
import { useSessionUser } from '@/session/session';
import { Badge, CoinIcon, Link, PickSheet } from '@/ui';
import { CaretDownIcon, ReceiptIcon } from '@/ui/icons';

/** The pair with a way to choose another, the account in use, and the way to the records. */
export const PairHeader = (props: {
  /** What is traded here; read out before the pair. */
  readonly title: string;
  readonly pair: MarketPair;
  /** To choose from. */
  readonly pairs: readonly MarketPair[];
  readonly onPick: (symbol: string) => void;
  readonly records: { readonly to: string; readonly label: string };
}) => {
  const { t } = useTranslation(['market', 'account', 'app']);
  const [isPicking, setPicking] = useState(false);
  const user = useSessionUser();
  const { pair, pairs, onPick, records } = props;
  const [search] = useSearchParams();
  // A tab that opens with its first pair was not opened for it.
  useNoteRecent(search.get('pair') === pair.symbol ? pair.symbol : undefined);
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
          <span className="sr-only">{props.title} </span>
          {pair.symbol}
          <CaretDownIcon aria-hidden="true" size={18} weight="bold" />
        </button>
      </h1>
      {user !== undefined && <Badge>{t(`account:mode.${user.mode}`)}</Badge>}
      <Link
        to={records.to}
        aria-label={records.label}
        className="press -mr-2.5 grid size-11 place-items-center rounded-full"
      >
        <ReceiptIcon aria-hidden="true" size={24} />
      </Link>
      <PickSheet
        open={isPicking}
        onOpenChange={setPicking}
        closeLabel={t('app:close')}
        label={t('pickPair')}
        searchLabel={t('search')}
        emptyText={t('app:noMatch')}
        value={pair.symbol}
        onPick={onPick}
        options={pairs.map(({ symbol, base }) => ({
          value: symbol,
          label: symbol,
          search: symbol,
          leading: <CoinIcon symbol={base} size={28} />,
        }))}
      />
    </header>
  );
};
