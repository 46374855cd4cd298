import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Summary } from '@/api/pending/operation';
import { madeRecordId } from '@/api/pending/outcome';
import { usePending } from '@/api/pending/use-pending';
import { findFieldRefusal, type ServerRefusal } from '@/api/refusals';
import type { SubscriptionRow } from '@/api/rows';
import { formatMoney } from '@/domain/format/money';
import { compare } from '@/domain/money/decimal';
import { showToast } from '@/ui';
import type { SubscribeIntent } from './intent';
import type { Project } from './model';
import { findSubscription } from './outcome';
import { pendingSubscription } from './pending';
import { fetchNewestSubscriptions, refreshProjectData, toSubscribeCall } from './queries';
import { isPriceOver, PROJECT_FIELDS, PROJECT_TARGETS, type ProjectField } from './refusals';
import { formatUnitPrice, formatUnits } from './use-texts';

/** Gives the translated summary of a subscription. It is stored with the pending operation and survives a reload. */
const useSummary = (): ((intent: SubscribeIntent) => Summary) => {
  const { t } = useTranslation('project');
  return ({ project: { title, unit, pay }, preview }) => ({
    title: t('confirm.title'),
    subject: title,
    lines: [
      { label: t('units'), value: formatUnits(preview.units, unit) },
      { label: t('price.label'), value: formatUnitPrice(preview.price, pay) },
      { label: t('cost'), value: formatMoney(preview.cost, pay) },
    ],
    done: t('done', { units: formatUnits(preview.units, unit) }),
  });
};

/** True if the newest price is the one of the sheet: the server takes no other one. */
export const isPriceKept = (
  { preview: { price } }: SubscribeIntent,
  newest: Project | undefined,
): boolean => newest?.price !== undefined && compare(newest.price, price) === 0;

/** Confirms and sends subscriptions, each at most once and only at the price that its sheet shows. */
export const useSubscribe = (options: {
  readonly idsBefore: readonly number[];
  readonly newest: Project | undefined;
  /** A refusal that the form shows. */
  readonly onRefused: (refusal: ServerRefusal<ProjectField>) => void;
  /** The server has another price. */
  readonly onPriceOver: () => void;
  /** These units of a project were subscribed to, in plain decimal text. */
  readonly onDone: (projectId: string, units: string) => void;
  /** The record is known. */
  readonly onRecord: (id: number) => void;
}) => {
  const client = useQueryClient();
  const toSummary = useSummary();
  return usePending<SubscribeIntent, SubscriptionRow | undefined>(pendingSubscription, {
    isWithinGuard: (intent) => isPriceKept(intent, options.newest),
    toRequest: (intent) => ({
      ...toSubscribeCall(intent.project, intent.preview),
      idsBefore: options.idsBefore,
      summary: toSummary(intent),
    }),
    onAnswer: (answer, { operation, intent }) => {
      void refreshProjectData(client);
      if (answer.state === 'confirmed') {
        pendingSubscription.dismiss();
        showToast({ text: operation.summary.done, tone: 'success' });
        const { project_id: projectId, amount } = operation.body;
        options.onDone(String(projectId), String(amount));
        void madeRecordId(answer.result, async () =>
          findSubscription(operation, await fetchNewestSubscriptions()),
        ).then((id) => id !== undefined && options.onRecord(id));
      }
      if (answer.state !== 'failed' || intent === undefined) return;
      if (isPriceOver(answer.failure)) options.onPriceOver();
      const refusal = findFieldRefusal(PROJECT_TARGETS, answer.failure, PROJECT_FIELDS);
      if (refusal === undefined) return;
      pendingSubscription.dismiss();
      options.onRefused(refusal);
    },
  });
};
