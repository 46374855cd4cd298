import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/domain/format/money';
import { formatDateTime } from '@/domain/format/time';
import { ListRow, StatusChip, toStages } from '@/ui';
import { RecordList, type RecordFrame } from '@/ui/layout/record-list';
import { useExchangeHistory } from '../queries';
import { exchangeSteps, type ExchangeRecord } from '../record';
import { AgainLink, ExchangeDetails } from './exchange-details';

const TONES = { pending: 'review', done: 'success', rejected: 'failed' } as const;

const Status = ({ status }: Pick<ExchangeRecord, 'status'>) => {
  const { t } = useTranslation('statuses');
  return <StatusChip tone={TONES[status]}>{t(`exchange.${status}`)}</StatusChip>;
};

const RecordRow = (props: { readonly record: ExchangeRecord; readonly onOpen: () => void }) => {
  const { give, get, given, received, askedAt, status } = props.record;
  return (
    <ListRow
      onClick={props.onOpen}
      title={
        <span className="flex flex-wrap items-center gap-2">
          {`${give} → ${get}`}
          {status !== 'done' && <Status status={status} />}
        </span>
      }
      detail={formatDateTime(askedAt)}
      value={formatMoney(received, get)}
      valueDetail={formatMoney(given, give)}
    />
  );
};

/** Gives the content of a record's sheet, with the next step below its figures. */
export const useRecordContent = () => {
  const { t } = useTranslation('exchange');
  return (record: ExchangeRecord, next: ReactNode) => ({
    title: t('number', { number: record.id }),
    description: `${record.give} → ${record.get}`,
    aside: <Status status={record.status} />,
    number: `${record.id}`,
    stages: toStages(exchangeSteps(record), (status) => t(`step.${status}`)),
    details: (
      <>
        <ExchangeDetails record={record} />
        <div className="mt-3">{next}</div>
      </>
    ),
  });
};

/** Paged records of the user's exchanges, each with a sheet of its details. */
export const ExchangeRecords = ({ frame }: { readonly frame: RecordFrame }) => {
  const { t } = useTranslation('exchange');
  const contentOf = useRecordContent();
  return (
    <RecordList
      list={useExchangeHistory()}
      frame={frame}
      texts={{ failed: t('recordsFailed'), empty: t('empty') }}
      timeOf={({ askedAt }) => askedAt}
      renderRow={(record, onOpen) => <RecordRow record={record} onOpen={onOpen} />}
      sheet={(record) => contentOf(record, <AgainLink record={record} />)}
    />
  );
};
