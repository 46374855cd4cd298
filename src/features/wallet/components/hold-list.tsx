import { useTranslation } from 'react-i18next';
import { SCREENS } from '@/domain/screens/screens';
import type { TransferAccount } from '@/domain/transfer/transfer';
import { Card, Link, ListRow } from '@/ui';
import type { CurrencyBalance } from '../currency-balances';
import { useHolds } from '../hold-queries';
import { unexplained, type Hold } from '../holds';
import { Balance } from './balance';

/** Where the record of a hold is. Positions and pending orders are on the screen that closes and cancels them. */
const pathOf = ({ kind, id, name, board }: Hold): string => {
  switch (kind) {
    case 'spot':
      return `${SCREENS.coinOrders}?id=${id}`;
    case 'seconds':
      return `${SCREENS.tradeOrders}?market=${board}&id=${id}`;
    case 'withdrawal':
      return `${SCREENS.withdrawRecords}?id=${id}`;
    case 'deposit':
      return `${SCREENS.interestOrders}?id=${id}`;
    case 'position':
    case 'pending':
      return `${SCREENS.contract}?${new URLSearchParams({ pair: name }).toString()}`;
  }
};

/** True if its name is a number, which says nothing alone. */
const isNumbered = ({ kind }: Hold): boolean => kind === 'withdrawal' || kind === 'deposit';

const ACCOUNTS = ['coin', 'contract'] as const satisfies readonly TransferAccount[];

/** What holds a currency, each with the way to its record. Nothing if nothing is held. */
export const HoldList = ({ currency }: { readonly currency: CurrencyBalance }) => {
  const { t } = useTranslation(['currency', 'assets', 'records']);
  const holds = useHolds(currency.currency);
  const rests = ACCOUNTS.flatMap((account) => {
    const amount = unexplained(currency.held[account], account, holds);
    return amount === undefined ? [] : [{ account, amount }];
  });
  if (holds.length + rests.length === 0) return null;
  return (
    <Card title={t('heldBy')}>
      <ul className="-my-2 divide-y divide-line">
        {holds.map((hold) => (
          <li key={`${hold.kind} ${hold.board} ${hold.id}`}>
            <ListRow
              title={t(`holds.${hold.kind}`)}
              detail={isNumbered(hold) ? `${t('records:number')} ${hold.name}` : hold.name}
              value={<Balance value={hold.amount} decimals={currency.shownDecimals} />}
              caret
              link={<Link to={pathOf(hold)} />}
            />
          </li>
        ))}
        {rests.map(({ account, amount }) => (
          <li key={account}>
            <ListRow
              title={t('holds.other')}
              detail={t(`assets:${account}Account`)}
              value={<Balance value={amount} decimals={currency.shownDecimals} />}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
};
