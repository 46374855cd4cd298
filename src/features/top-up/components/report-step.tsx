import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from '@/api/failure-text';
import type { ApiFailure } from '@/api/errors';
import type { Decimal } from '@/domain/money/decimal';
import { ActionBar, Button, Card, TextField } from '@/ui';
import { HelpLink } from '@/ui/feedback/help-link';
import { addressOn, channelFields, type Channel } from '../channel';
import { draftKeyOf, type TopUpDraft, type TopUpForm } from '../draft';
import { nextOf, REPORT_REFUSALS } from '../refusals';
import { amountProblemOf, draftAmount, type Report } from '../report';
import { useScreenshot } from '../use-screenshot';
import { useNextLink } from '../use-next-link';
import { moneyText } from '../use-text';
import { AmountPart } from './amount-part';
import { ReportSummary } from './report-summary';
import { ScreenshotField } from './screenshot-field';

/** Longest transaction id (api-spec/paths/wallet.yaml). */
const HASH_LENGTH = 128;
/** A field that keeps the report from being sent. */
const WRONG = '[aria-invalid=true], [data-wrong=true]';

/** The server's refusal of a report, with the draft that it refused. */
export interface RefusedReport {
  readonly failure: ApiFailure;
  readonly draft: TopUpDraft;
}

/** Props of the form that reports a payment. */
export interface ReportStepProps {
  readonly channel: Channel;
  readonly form: TopUpForm;
  readonly decimals: number;
  /** Number of the top-up that already has a screenshot; `undefined` if none has. */
  readonly usedBy: (path: string) => number | undefined;
  /** Number of the open top-up that reports the same payment; `undefined` if none does. */
  readonly reportedAs: (amount: Decimal) => number | undefined;
  readonly addresses: Readonly<Record<string, string>> | undefined;
  readonly isSending: boolean;
  readonly refused: RefusedReport | undefined;
  readonly onSend: (report: Report) => void;
}

/** The refusal of the whole form, and what helps. */
const FormRefusal = (props: { readonly channel: Channel; readonly failure: ApiFailure }) => {
  const { channel, failure } = props;
  const help = useNextLink(channel)(nextOf(REPORT_REFUSALS, failure, undefined));
  return (
    <div role="alert" className="rounded-field bg-red-soft px-3 py-2.5 text-body text-red">
      <p>{failureText(failure)}</p>
      {help !== undefined && <HelpLink {...help} />}
    </div>
  );
};

/** What is wrong with the screenshot, in words. */
const useScreenshotProblem = (
  problem: ReturnType<typeof useScreenshot>['problem'],
  usedBy: number | undefined,
  isTried: boolean,
): string | undefined => {
  const { t } = useTranslation('topUp');
  if (usedBy !== undefined) return t('issue.used', { number: usedBy });
  return problem !== undefined && isTried ? t(`issue.${problem}`) : undefined;
};

/** The form that reports a payment: amount, screenshot, transaction id. */
export const ReportStep = (props: ReportStepProps) => {
  const { t } = useTranslation('topUp');
  const { channel, decimals, refused } = props;
  const { draft, setDraft, update } = props.form;
  const [isTried, setTried] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const screenshot = useScreenshot(draftKeyOf(channelFields(channel)), draft.receipt, (receipt) =>
    update((now) => ({ ...now, receipt })),
  );
  const path = draft.receipt?.path;
  const usedBy = path === undefined ? undefined : props.usedBy(path);
  const screenshotError = useScreenshotProblem(screenshot.problem, usedBy, isTried);
  const amount = draftAmount(draft, decimals);
  const isWrong =
    amountProblemOf(draft.amount, channel, decimals) !== undefined ||
    screenshot.problem !== undefined ||
    usedBy !== undefined;
  // A refusal of other content is out of date.
  const failure = refused?.draft === draft ? refused.failure : undefined;
  const isAtAmount = nextOf(REPORT_REFUSALS, failure, undefined) === 'field';
  const send = (): void => {
    setTried(true);
    if (isWrong || amount === undefined) {
      // What is wrong may be out of sight.
      requestAnimationFrame(() => fields.current?.querySelector<HTMLElement>(WRONG)?.focus());
      return;
    }
    const address =
      channel.kind === 'network' ? addressOn(props.addresses ?? {}, channel.network) : undefined;
    const hash = draft.hash.trim() === '' ? undefined : draft.hash.trim();
    props.onSend({ channel, amount, address, receipt: path, hash, draft });
  };
  return (
    <Card title={t('report.title')}>
      <div ref={fields} className="flex flex-col gap-5">
        <AmountPart
          channel={channel}
          decimals={decimals}
          value={draft.amount}
          onChange={(value) => setDraft({ ...draft, amount: value })}
          isRequired={isTried}
          refusal={isAtAmount && failure !== undefined ? failureText(failure) : undefined}
        />
        <ScreenshotField screenshot={screenshot} error={screenshotError} />
        <TextField
          label={t('report.hash')}
          hint={t('report.hashHint')}
          value={draft.hash}
          onChange={(hash) => setDraft({ ...draft, hash })}
          maxLength={HASH_LENGTH}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
        <ReportSummary
          channel={channel}
          amount={amount}
          earlier={amount && props.reportedAs(amount)}
        />
        <ActionBar
          above={
            failure === undefined || isAtAmount ? undefined : (
              <FormRefusal channel={channel} failure={failure} />
            )
          }
        >
          <Button block loading={props.isSending} onClick={send}>
            {amount === undefined
              ? t('report.sendEmpty')
              : t('report.send', { amount: moneyText(amount, channel.currency) })}
          </Button>
        </ActionBar>
      </div>
    </Card>
  );
};
