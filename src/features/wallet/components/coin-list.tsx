import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SCREENS } from '@/domain/screens/screens';
import { CoinIcon, EmptyState, Link, ListRow, Switch } from '@/ui';
import { CoinsIcon } from '@/ui/icons';
import { hasBalance, type CoinBalance } from '../model';
import { TOTAL_CURRENCY } from '../worth';
import { Balance } from './balance';

const CoinRow = ({ coin }: { readonly coin: CoinBalance }) => {
  const { t } = useTranslation('assets');
  return (
    <ListRow
      link={<Link to={`${SCREENS.currency}?id=${coin.id}`} />}
      leading={<CoinIcon symbol={coin.currency} />}
      title={coin.currency}
      detail={
        <>
          {t('frozen')} <Balance value={coin.frozen} decimals={coin.decimals} size="label" />
        </>
      }
      value={
        <>
          <span className="sr-only">{t('available')} </span>
          <Balance value={coin.available} decimals={coin.decimals} />
        </>
      }
      valueDetail={
        coin.currency === TOTAL_CURRENCY ? undefined : (
          <>
            {'≈ '}
            <Balance value={coin.worth} currency={TOTAL_CURRENCY} size="label" />
          </>
        )
      }
    />
  );
};

/** The currencies of the coin account, with available and frozen amounts. */
export const CoinList = ({
  coins,
  unread,
}: {
  readonly coins: readonly CoinBalance[];
  /** The number of balances that could not be read. */
  readonly unread: number;
}) => {
  const { t } = useTranslation(['assets', 'app']);
  const [onlyHeld, setOnlyHeld] = useState(false);
  const shown = onlyHeld ? coins.filter(hasBalance) : coins;
  return (
    <section aria-label={t('coinAccount')}>
      <Switch label={t('hideZero')} checked={onlyHeld} onChange={setOnlyHeld} />
      {shown.length === 0 ? (
        <EmptyState
          icon={<CoinsIcon size={40} />}
          text={unread > 0 ? t('app:unreadable', { count: unread }) : t('noCoins')}
        />
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {shown.map((coin) => (
            <li key={coin.id}>
              <CoinRow coin={coin} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
