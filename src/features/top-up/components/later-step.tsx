import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { SCREENS } from '@/domain/screens/screens';
import { ButtonLink, EmptyState } from '@/ui';
import { ReceiptIcon } from '@/ui/icons';
import { useTopUpDraft } from '../draft';
import { stepPath, type LaterPlace } from '../place';
import type { Report } from '../report';
import { readSentState } from '../sent';
import { MemoStep } from './memo-step';
import { PayStep } from './pay-step';
import { Reporting } from './reporting';
import type { RefusedReport } from './report-step';
import { ResultStep } from './result-step';
import { StepBar } from './step-bar';

/** The result of a report that this entry of the history knows nothing of. */
const NoResult = () => {
  const { t } = useTranslation('topUp');
  return (
    <EmptyState
      icon={<ReceiptIcon size={40} />}
      text={t('report.done')}
      action={<ButtonLink to={SCREENS.topUpRecords}>{t('next.records')}</ButtonLink>}
    />
  );
};

const Result = ({ place }: { readonly place: LaterPlace }) => {
  const sent = readSentState(useLocation().state);
  return sent === undefined ? <NoResult /> : <ResultStep channel={place.channel} sent={sent} />;
};

/** The steps of a chosen channel. */
export const LaterStep = (props: {
  readonly place: LaterPlace;
  readonly refused: RefusedReport | undefined;
  readonly isSending: boolean;
  readonly onSend: (report: Report) => void;
}) => {
  const { place, ...sending } = props;
  const navigate = useNavigate();
  const { channel } = place;
  const form = useTopUpDraft(channel);
  const { step } = place;
  // Paid to the address alone, the money would be lost.
  if (step === 'pay' && channel.needsMemo && !form.draft.isMemoNoted)
    return <Navigate replace to={stepPath(channel, 'memo')} />;
  return (
    <>
      <StepBar place={place} />
      {step === 'memo' && (
        <MemoStep
          channel={channel}
          form={form}
          onNext={() => void navigate(stepPath(channel, 'pay'))}
        />
      )}
      {step === 'pay' && <PayStep channel={channel} form={form} />}
      {step === 'report' && <Reporting channel={channel} form={form} {...sending} />}
      {step === 'done' && <Result place={place} />}
    </>
  );
};
