import { useTranslation } from 'react-i18next';
import { formatDateTime } from '@/domain/format/time';
import type { TopUpStatus } from '@/domain/status/top-up';
import { CoinIcon, ListRow, StatusChip, toStages, type StatusTone } from '@/ui';
import { RecordList, type RecordFrame } from '@/ui/layout/record-list';
import { useTopUpHistory } from '../history-queries';
import { topUpSteps, type TopUp, type TopUpFilter } from '../record';
import { moneyText } from '../use-text';
import { RecordDetails } from './record-details';
import { useTopUpOutcomes } from './top-up-outcomes';

const ICON = 32;

const TONES = {
  callback: 'review',
  review: 'review',
  success: 'success',
  failed: 'failed',
} as const satisfies Record<TopUpStatus, StatusTone>;

const Row = (props: { readonly topUp: TopUp; readonly onOpen: () => void }) => {
  const { t } = useTranslation(['topUp', 'statuses']);
  const { amount, currency, channel, createdAt, status } = props.topUp;
  return (
    <ListRow
      onClick={props.onOpen}
      leading={<CoinIcon symbol={currency} size={ICON} />}
      title={channel ?? currency}
      detail={formatDateTime(createdAt)}
      value={moneyText(amount, currency)}
      valueDetail={<StatusChip tone={TONES[status]}>{t(`statuses:topUp.${status}`)}</StatusChip>}
    />
  );
};

/** Paged records of the user's top-ups, each with a detail sheet. */
export const TopUpRecords = (props: {
  readonly filter: TopUpFilter;
  readonly frame: RecordFrame;
}) => {
  const { t } = useTranslation(['topUp', 'statuses']);
  useTopUpOutcomes();
  const stagesOf = (topUp: TopUp) =>
    toStages(topUpSteps(topUp), (status) => t(`statuses:topUp.${status}`)).map((stage) =>
      stage.state === 'failed' ? { ...stage, detail: topUp.reason ?? t('record.noReason') } : stage,
    );
  return (
    <RecordList
      list={useTopUpHistory(props.filter)}
      frame={props.frame}
      texts={{ failed: t('recordsFailed'), empty: t(`empty.${props.filter}`) }}
      timeOf={({ createdAt }) => createdAt}
      renderRow={(topUp, onOpen) => <Row topUp={topUp} onOpen={onOpen} />}
      sheet={(topUp) => ({
        title: t('record.title', { number: topUp.id }),
        description: moneyText(topUp.amount, topUp.currency),
        number: `${topUp.id}`,
        stages: stagesOf(topUp),
        details: <RecordDetails topUp={topUp} />,
      })}
    />
  );
};
