import { useTranslation } from 'react-i18next';
import { serverNow } from '@/api/server-clock';
import { formatDateTime } from '@/domain/format/time';
import type { TopUpStatus } from '@/domain/status/top-up';
import {
  ButtonLink,
  CoinIcon,
  DetailList,
  ListRow,
  StatusChip,
  toStages,
  type StatusTone,
} from '@/ui';
import { DueNote } from '@/ui/feedback/due-note';
import { InGroups } from '@/ui/figures/in-groups';
import { RecordList, type RecordFrame } from '@/ui/layout/record-list';
import { useTopUpHistory } from '../history-queries';
import { expectedAt, topUpSteps, type TopUp, type TopUpFilter } from '../record';
import { fillRepeated, repeatPath } from '../repeat';
import { moneyText } from '../use-text';
import { Copyable } from './copyable';
import { useTopUpOutcomes } from './top-up-outcomes';

const ICON = 32;

const TONES = {
  callback: 'review',
  review: 'review',
  success: 'success',
  failed: 'failed',
} as const satisfies Record<TopUpStatus, StatusTone>;

const Row = (props: { readonly topUp: TopUp; readonly onOpen: () => void }) => {
  const { t } = useTranslation('topUp');
  const { amount, currency, channel, createdAt, status } = props.topUp;
  return (
    <ListRow
      onClick={props.onOpen}
      leading={<CoinIcon symbol={currency} size={ICON} />}
      title={channel ?? currency}
      detail={formatDateTime(createdAt)}
      value={moneyText(amount, currency)}
      valueDetail={<StatusChip tone={TONES[status]}>{t(`status.${status}`)}</StatusChip>}
    />
  );
};

const useFacts = (topUp: TopUp) => {
  const { t } = useTranslation('topUp');
  const { amount, currency, channel, network, receipt } = topUp;
  return [
    { label: t('record.amount'), value: moneyText(amount, currency) },
    channel !== undefined && { label: t('record.channel'), value: channel },
    network !== undefined && network !== channel && { label: t('record.network'), value: network },
    {
      label: t('record.screenshot'),
      value: t(receipt === undefined ? 'record.notAttached' : 'record.attached'),
    },
  ];
};

/** Why it failed, what that means, and the way to try again. */
const Failure = ({ topUp }: { readonly topUp: TopUp }) => {
  const { t } = useTranslation('topUp');
  return (
    <div className="flex flex-col gap-3">
      <p className="text-body">{t('record.notCredited')}</p>
      <ButtonLink block to={repeatPath(topUp)} onClick={() => fillRepeated(topUp)}>
        {t('record.again')}
      </ButtonLink>
    </div>
  );
};

const Details = ({ topUp }: { readonly topUp: TopUp }) => {
  const { t } = useTranslation(['topUp', 'records']);
  const due = expectedAt(topUp);
  const { address, hash } = topUp;
  return (
    <div className="flex flex-col gap-3">
      {due !== undefined && (
        <DueNote
          at={due}
          now={serverNow() / 1000}
          expected={t('records:expected', { time: formatDateTime(due) })}
          late={t('records:late')}
        />
      )}
      {topUp.status === 'failed' && <Failure topUp={topUp} />}
      <DetailList items={useFacts(topUp)} />
      {address !== undefined && (
        <Copyable label={t('record.address')} value={address} shown={<InGroups text={address} />} />
      )}
      {hash !== undefined && <Copyable label={t('record.hash')} value={hash} />}
    </div>
  );
};

/** Paged records of the user's top-ups, each with a detail sheet. */
export const TopUpRecords = (props: {
  readonly filter: TopUpFilter;
  readonly frame: RecordFrame;
}) => {
  const { t } = useTranslation('topUp');
  useTopUpOutcomes();
  const stagesOf = (topUp: TopUp) =>
    toStages(topUpSteps(topUp), (status) => t(`status.${status}`)).map((stage) =>
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
        details: <Details topUp={topUp} />,
      })}
    />
  );
};
