import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/errors';
import type { PendingOperation } from '@/api/pending/operation';
import { usePending } from '@/api/pending/use-pending';
import { draftKeyOf, forgetTopUpDraft } from './draft';
import { pendingTopUp } from './pending';
import { refreshTopUpData } from './outcome-queries';
import { toReportCall } from './queries';
import type { Report, Reported } from './report';
import type { SentReport } from './sent';
import { moneyText } from './use-text';

const forgetDraft = ({ body: { currency, type, sub_type } }: PendingOperation): void => {
  if (currency !== undefined && type !== undefined)
    forgetTopUpDraft(draftKeyOf({ currency, type, sub_type }));
};

/**
 * Reports payments, each at most once, without a sheet while all goes well. `idsBefore` are the ids of existing top-ups.
 * A refusal is passed to `onRefused`, beside the form as it was.
 */
export const useReport = (options: {
  readonly idsBefore: readonly number[];
  readonly onRefused: (failure: ApiFailure, report: Report) => void;
  /** Called once the server has confirmed one, also after a reload. */
  readonly onReported: (sent: SentReport, body: PendingOperation['body']) => void;
}) => {
  const { t } = useTranslation('topUp');
  const client = useQueryClient();
  const { idsBefore, onRefused, onReported } = options;
  return usePending<Report, Reported>(pendingTopUp, {
    // Neither price nor fee can change on the way.
    isWithinGuard: () => true,
    toRequest: (report) => ({
      ...toReportCall(report),
      idsBefore,
      summary: {
        title: t('report.title'),
        subject: undefined,
        lines: [
          {
            label: t('record.amount'),
            value: moneyText(report.amount, report.channel.currency),
          },
          { label: t('report.channel'), value: report.channel.name },
        ],
        done: t('report.done'),
      },
    }),
    onAnswer: (answer, { operation, intent }) => {
      void refreshTopUpData(client);
      if (answer.state === 'confirmed') {
        pendingTopUp.dismiss();
        forgetDraft(operation);
        const after = Math.max(0, ...operation.idsBefore);
        onReported({ url: answer.result.url, after }, operation.body);
      }
      // After a reload the sheet tells: the form may be of another payment.
      if (answer.state === 'failed' && intent !== undefined) {
        pendingTopUp.dismiss();
        onRefused(answer.failure, intent);
      }
    },
  });
};
