import { useMinute } from '@/api/use-server-time';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/domain/format/money';
import { formatDateTime, formatUtcMinute } from '@/domain/format/time';
import { SCREENS } from '@/domain/screens/screens';
import { useTimeLeftText } from '@/lib/use-time-left-text';
import {
  ButtonLink,
  DetailList,
  EmptyState,
  ListRow,
  StatusChip,
  toStages,
  type StatusTone,
} from '@/ui';
import { RecordList, type RecordFrame } from '@/ui/layout/record-list';
import { useSubscriptionHistory } from '../queries';
import { subscriptionSteps, type Subscription } from '../subscription';
import { formatUnitPrice, formatUnits } from '../use-texts';

const TONES = {
  applied: 'review',
  paid: 'neutral',
  delivered: 'success',
} as const satisfies Record<Subscription['status'], StatusTone>;

const Status = ({ status }: Pick<Subscription, 'status'>) => {
  const { t } = useTranslation('statuses');
  return <StatusChip tone={TONES[status]}>{t(`subscription.${status}`)}</StatusChip>;
};

/** How long until the units come, if they are still to come and the server says when. */
const useComing = (): ((subscription: Subscription) => string | undefined) => {
  const now = useMinute();
  const leftText = useTimeLeftText();
  return ({ status, deliversAt }) =>
    status === 'delivered' || deliversAt === undefined ? undefined : leftText(deliversAt - now);
};

const RecordRow = (props: { readonly record: Subscription; readonly onOpen: () => void }) => {
  const { record } = props;
  const { t } = useTranslation('project');
  const left = useComing()(record);
  const coming = left && t('time.delivery', { left });
  const { title, units, unit, cost, pay, status, subscribedAt } = record;
  return (
    <ListRow
      onClick={props.onOpen}
      title={
        <span className="flex flex-wrap items-center gap-2">
          {title}
          <Status status={status} />
        </span>
      }
      detail={coming ?? (subscribedAt === undefined ? undefined : formatDateTime(subscribedAt))}
      value={formatUnits(units, unit)}
      valueDetail={cost === undefined || pay === undefined ? undefined : formatMoney(cost, pay)}
    />
  );
};

const deliveryLabel = (status: Subscription['status'], coming: string | undefined) => {
  if (status === 'delivered') return 'done';
  return coming === undefined ? 'due' : 'in';
};

const Details = ({ record }: { readonly record: Subscription }) => {
  const { t } = useTranslation('project');
  const coming = useComing()(record);
  const { units, unit, price, cost, pay, status, deliversAt } = record;
  // Servers that state the cost hold it until the units are delivered.
  const isHeld = status === 'paid' && cost !== undefined;
  return (
    <>
      <p className="mb-2 text-body text-ink-2">
        {t(isHeld ? 'explained.held' : `explained.${status}`)}
      </p>
      <DetailList
        items={[
          { label: t('units'), value: formatUnits(units, unit) },
          price !== undefined &&
            pay !== undefined && { label: t('price.label'), value: formatUnitPrice(price, pay) },
          cost !== undefined &&
            pay !== undefined && {
              label: t(isHeld ? 'held' : 'cost'),
              value: <span className="text-row">{formatMoney(cost, pay)}</span>,
            },
          deliversAt !== undefined && {
            label: t(`delivery.${deliveryLabel(status, coming)}`),
            value: (
              <>
                {coming ?? formatDateTime(deliversAt)}
                <span className="block text-label text-ink-2">{formatUtcMinute(deliversAt)}</span>
              </>
            ),
          },
        ]}
      />
    </>
  );
};

/** Gives the content of a subscription's sheet, with the next step below its figures. */
export const useSubscriptionContent = () => {
  const { t } = useTranslation('project');
  return (record: Subscription, next: ReactNode) => ({
    title: t('number', { number: record.number }),
    description: record.title,
    aside: <Status status={record.status} />,
    number: record.number,
    stages: toStages(subscriptionSteps(record), (status) => t(`step.${status}`)),
    details: (
      <>
        <Details record={record} />
        {next !== undefined && <div className="mt-3">{next}</div>}
      </>
    ),
  });
};

/** Opens the project of a subscription, where the server says which it is. */
const ProjectLink = ({ id }: { readonly id: number }) => {
  const { t } = useTranslation('project');
  return (
    <ButtonLink block tone="secondary" size="medium" to={`${SCREENS.projectDetail}?id=${id}`}>
      {t('seeProject')}
    </ButtonLink>
  );
};

/** Paged records of the user's subscriptions, each with a sheet of its details. */
export const SubscriptionRecords = ({ frame }: { readonly frame: RecordFrame }) => {
  const { t } = useTranslation('project');
  const contentOf = useSubscriptionContent();
  const { isMissing, ...list } = useSubscriptionHistory();
  if (isMissing) return <EmptyState text={t('notListed')} action={frame.emptyAction} />;
  return (
    <RecordList
      list={list}
      frame={frame}
      texts={{ failed: t('recordsFailed'), empty: t('empty') }}
      timeOf={({ subscribedAt }) => subscribedAt}
      renderRow={(record, onOpen) => <RecordRow record={record} onOpen={onOpen} />}
      sheet={(record) =>
        contentOf(
          record,
          record.projectId === undefined ? undefined : <ProjectLink id={record.projectId} />,
        )
      }
    />
  );
};
