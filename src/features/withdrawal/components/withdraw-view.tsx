import { useTranslation } from 'react-i18next';
import { late } from '@/lib/late';
import { toSheetProps } from '@/api/pending/sheet-props';
import type { Screen } from '@/domain/screens/screens';
import { AskAuthenticator } from '@/session/ask-authenticator';
import { useSessionUser } from '@/session/session';
import { LoadableView, SkeletonBars } from '@/ui';
import { isUnderReview } from '../record';
import { useBlockers } from '../use-blockers';
import { useLiveForm, type WithdrawalStart } from '../use-live-form';
import type { RenderWarnings } from './beside-destination';
import { Blocked, useRefusedCard, WithdrawalDemo } from './blocked';
import { SuccessView } from './success-view';
import { WithdrawForm } from './withdraw-form';

/** Loaded when a withdrawal is reviewed, or one of unknown outcome is there; the form is kept if that fails. */
const WithdrawSheet = late(async () => (await import('./withdraw-sheet')).WithdrawSheet);

/** Props of the screen's content. */
export interface WithdrawViewProps {
  readonly start: WithdrawalStart;
  /** Called once the form is filled. */
  readonly onStarted: () => void;
  readonly gatePath: (step: Screen) => string;
  readonly recordPath: (id: number | undefined) => string;
  readonly renderWarnings: RenderWarnings;
}

const Loading = () => (
  <div className="gutter">
    <SkeletonBars heights={['h-11', 'h-24', 'h-14', 'h-24', 'h-14']} />
  </div>
);

/** In the live account: what stands against a withdrawal, the form, or how the one just made went. */
const LiveView = (props: WithdrawViewProps) => {
  const { t } = useTranslation(['withdrawal', 'app']);
  const { gatePath, renderWarnings } = props;
  const blockers = useBlockers(gatePath);
  const refusedCard = useRefusedCard(gatePath);
  const { data, draft, setDraft, state, refused, withdrawal, done, review } = useLiveForm(props);
  const { refusal } = data;
  const recordPath = props.recordPath(data.value?.records.find(isUnderReview)?.id);
  return (
    <>
      {done === undefined ? (
        <LoadableView
          of={refusal === undefined ? data : { ...data, failed: false }}
          texts={{ failed: t('loadFailed'), retry: t('app:retry') }}
          skeleton={
            refusal === undefined ? (
              <Loading />
            ) : (
              <Blocked
                cards={[...blockers(data.standing, undefined, recordPath), refusedCard(refusal)]}
              />
            )
          }
        >
          {(value) => {
            const cards = blockers(value.standing, value.terms, recordPath);
            return cards.length > 0 || state === undefined ? (
              <Blocked cards={cards} />
            ) : (
              <WithdrawForm
                data={value}
                draft={draft}
                state={state}
                refused={refused}
                onChange={setDraft}
                onReview={review}
                gatePath={gatePath}
                renderWarnings={renderWarnings}
              />
            );
          }}
        </LoadableView>
      ) : (
        <SuccessView
          done={done}
          record={data.value?.records.find(({ id }) => id === done.recordId)}
          recordPath={props.recordPath}
        />
      )}
      {toSheetProps(withdrawal.pending).open && (
        <WithdrawSheet
          pending={withdrawal.pending}
          password={withdrawal.password}
          moved={withdrawal.hasFeeChanged ? state?.preview : undefined}
          onTakeFee={review}
          gatePath={gatePath}
          renderWarnings={renderWarnings}
        />
      )}
      <AskAuthenticator
        open={withdrawal.stepUp.isAsked}
        onOpenChange={(isOpen) => {
          if (!isOpen) withdrawal.stepUp.cancel();
        }}
        onAccepted={withdrawal.stepUp.repeat}
      />
    </>
  );
};

/** Withdraws money from the live account. In the demo account it says where that is done. */
export const WithdrawView = (props: WithdrawViewProps) =>
  useSessionUser()?.mode === 'demo' ? <WithdrawalDemo {...props} /> : <LiveView {...props} />;
