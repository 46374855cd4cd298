import type { ReactNode } from 'react';
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

const HoldRow = ({ hold, decimals }: { readonly hold: Hold; readonly decimals: number }) => {
  const { t } = useTranslation(['currency', 'records']);
  return (
    <ListRow
      title={t(`holds.${hold.kind}`)}
      detail={isNumbered(hold) ? `${t('records:number')} ${hold.name}` : hold.name}
      value={<Balance value={hold.amount} decimals={decimals} />}
      caret
      link={<Link to={pathOf(hold)} />}
    />
  );
};

/** Rows of a card; nothing without any. */
const Rows = (props: {
  readonly title: string;
  readonly rows: readonly { readonly key: string; readonly row: ReactNode }[];
}) =>
  props.rows.length === 0 ? null : (
    <Card title={props.title}>
      <ul className="-my-2 divide-y divide-line">
        {props.rows.map(({ key, row }) => (
          <li key={key}>{row}</li>
        ))}
      </ul>
    </Card>
  );

/** What holds a currency in the accounts, and what is in savings beside them, each with the way to its record. */
export const HoldList = ({ currency }: { readonly currency: CurrencyBalance }) => {
  const { t } = useTranslation(['currency', 'assets']);
  const { holds, isSettled } = useHolds(currency.currency);
  const decimals = currency.shownDecimals;
  const rowsOf = (some: readonly Hold[]) =>
    some.map((hold) => ({
      key: `${hold.kind} ${hold.board} ${hold.id}`,
      row: <HoldRow hold={hold} decimals={decimals} />,
    }));
  const rests = ACCOUNTS.flatMap((account) => {
    const amount = isSettled ? unexplained(currency.held[account], account, holds) : undefined;
    if (amount === undefined) return [];
    const value = <Balance value={amount} decimals={decimals} />;
    const detail = t(`assets:${account}Account`);
    return [
      { key: account, row: <ListRow title={t('holds.other')} detail={detail} value={value} /> },
    ];
  });
  return (
    <>
      <Rows
        title={t('heldBy')}
        rows={[...rowsOf(holds.filter(({ account }) => account !== undefined)), ...rests]}
      />
      <Rows
        title={t('assets:inSavings')}
        rows={rowsOf(holds.filter(({ account }) => account === undefined))}
      />
    </>
  );
};
