import { useTranslation } from 'react-i18next';
import { LoadableView, SkeletonBars } from '@/ui';
import type { Channel } from '../channel';
import type { TopUpForm } from '../draft';
import { useAddresses, useDecimals, useRecentTopUps } from '../queries';
import { sameReport, type Report } from '../report';
import { ReportStep, type RefusedReport } from './report-step';

const HEIGHTS = ['h-18', 'h-24', 'h-18', 'h-14'] as const;

/** The last step, once all that its form needs is known. */
export const Reporting = (props: {
  readonly channel: Channel;
  readonly form: TopUpForm;
  readonly refused: RefusedReport | undefined;
  readonly isSending: boolean;
  readonly onSend: (report: Report) => void;
}) => {
  const { t } = useTranslation(['topUp', 'app']);
  const { channel } = props;
  const recent = useRecentTopUps();
  const decimals = useDecimals(channel.currencyId);
  const addresses = useAddresses(channel);
  // Ids of existing top-ups are needed to tell them from one whose reply was lost.
  const isReady = recent.value !== undefined && decimals !== undefined;
  return (
    <LoadableView
      of={{ ...recent, value: isReady ? { recent: recent.value, decimals } : undefined }}
      texts={{ failed: t('report.recentFailed'), retry: t('app:retry') }}
      skeleton={<SkeletonBars heights={HEIGHTS} />}
    >
      {(basis) => (
        <ReportStep
          {...props}
          decimals={basis.decimals}
          addresses={addresses}
          usedBy={(path) =>
            basis.recent.find(({ status, receipt }) => status !== 'failed' && receipt === path)?.id
          }
          reportedAs={(amount) => sameReport(basis.recent, channel, amount)?.id}
        />
      )}
    </LoadableView>
  );
};
