import { useTranslation } from 'react-i18next';
import { formatMoney, formatSignedMoney } from '@/domain/format/money';
import { formatDateTime } from '@/domain/format/time';
import { transferRecordPath } from '@/domain/screens/record-paths';
import { SCREENS } from '@/domain/screens/screens';
import { otherAccount } from '@/domain/transfer/transfer';
import { Link, ListRow, StatusChip } from '@/ui';
import type { Kind, MoneyRecord, Progress } from '../model';

/** The screen of the records of each kind; a transfer is shown in the list itself. */
const PLACES = {
  topUp: 'topUpRecords',
  withdrawal: 'withdrawRecords',
  exchange: 'exchangeRecords',
  deposit: 'interestOrders',
  interest: 'interestOrders',
  redemption: 'interestOrders',
  loan: 'loanOrders',
  repayment: 'loanOrders',
  subscription: 'projectOrders',
  delivery: 'projectOrders',
  seconds: 'tradeOrders',
  spot: 'coinOrders',
  leverage: 'contractOrders',
} as const satisfies Readonly<Record<Exclude<Kind, 'transfer'>, keyof typeof SCREENS>>;

/** An amount with its currency; with a sign unless it stays the user's own. */
export const recordAmount = ({ kind, amount, currency }: MoneyRecord): string =>
  (kind === 'transfer' ? formatMoney : formatSignedMoney)(amount, currency);

/** What came for it, with a sign; `undefined` for anything but an exchange and a spot order. */
const receivedAmount = ({ got }: MoneyRecord): string | undefined =>
  got && formatSignedMoney(got.amount, got.currency);

const TONES = { pending: 'review', done: 'success', ended: 'failed' } as const satisfies Record<
  Progress,
  string
>;

/** The status of a record by its own name, else its progress. */
export const useStatusText = (): ((record: Pick<MoneyRecord, 'status' | 'progress'>) => string) => {
  const { t } = useTranslation(['moneyRecords', 'statuses']);
  return ({ status, progress }) =>
    status === undefined ? t(`progress.${progress}`) : t(`statuses:${status}`);
};

const Status = ({ record }: { readonly record: MoneyRecord }) => {
  const { status, progress } = record;
  const tone = status === 'withdrawal.cancelled' ? 'neutral' : TONES[progress];
  return <StatusChip tone={tone}>{useStatusText()(record)}</StatusChip>;
};

/** When it was; of a transfer also which way it went, of a trade its pair. */
const Detail = ({ at, from, trade }: Pick<MoneyRecord, 'at' | 'from' | 'trade'>) => {
  const { t } = useTranslation('assets');
  return (
    <>
      {from !== undefined && (
        <span className="block">
          {`${t(`${from}Account`)} → ${t(`${otherAccount(from)}Account`)}`}
        </span>
      )}
      {trade !== undefined && <span className="block">{trade.pair}</span>}
      {formatDateTime(at)}
    </>
  );
};

/** The address of a record: the list opens a transfer. */
const pathOf = ({ kind, id, of, trade }: MoneyRecord): string => {
  if (kind === 'transfer') return transferRecordPath(id);
  const market = trade === undefined ? '' : `market=${trade.board}&`;
  return `${SCREENS[PLACES[kind]]}?${market}id=${of ?? id}`;
};

/** A movement of money. It leads to its own record; a transfer is opened by `onOpen`, if the list is on screen. */
export const RecordRow = (props: {
  readonly record: MoneyRecord;
  readonly onOpen?: () => void;
}) => {
  const { t } = useTranslation('moneyRecords');
  const { record, onOpen } = props;
  const { kind, progress } = record;
  const received = receivedAmount(record);
  const opensHere = kind === 'transfer' && onOpen !== undefined;
  const way = opensHere ? { onClick: onOpen } : { link: <Link to={pathOf(record)} /> };
  return (
    <ListRow
      {...way}
      title={t(`kinds.${kind}`)}
      detail={<Detail {...record} />}
      value={recordAmount(record)}
      valueDetail={progress === 'done' ? received : <Status record={record} />}
    />
  );
};
