import { useTranslation } from 'react-i18next';
import { toSheetProps, type PendingSheet } from '@/api/pending/sheet-props';
import { useSubmissionTexts } from '@/api/pending/submission-texts';
import { formatMoney } from '@/domain/format/money';
import { depositStatusName } from '@/domain/status/status-name';
import { ConfirmSheet, DetailList } from '@/ui';
import { redeemProblemOf } from '../refusals';
import { isFreeInReview, isSameRedemption, redemptionOf, type DepositRecord } from '../record';
import { useAboutText } from '../texts';
import type { RedeemCommand } from '../use-redeem';

const Details = ({ record, redemption }: RedeemCommand) => {
  const { t } = useTranslation('savings');
  const aboutText = useAboutText();
  const { currency } = record;
  const { fee, returned, givenUp } = redemption;
  const isFree = isFreeInReview(record, redemption);
  return (
    <>
      <DetailList
        items={[
          { label: t('amount'), value: formatMoney(record.principal, currency) },
          {
            label: t('redeem.fee'),
            value: isFree ? t('redeem.free') : formatMoney(fee, currency),
          },
          givenUp !== undefined && {
            label: t('redeem.givenUp'),
            value: aboutText(givenUp, currency),
          },
          {
            label: t('redeem.returned'),
            value: <span className="text-row">{formatMoney(returned, currency)}</span>,
          },
        ]}
      />
      <p className="mt-3 text-label text-ink-2">
        {t(isFree ? 'redeem.reviewNote' : 'redeem.note')}
      </p>
    </>
  );
};

interface RedeemSheetProps {
  readonly pending: PendingSheet<RedeemCommand, unknown>;
  /** The newest state of the deposit in the sheet. */
  readonly newest: DepositRecord | undefined;
  /** Shows its new figures. */
  readonly onRestage: (command: RedeemCommand) => void;
}

/** The newest state, if the sheet shows an older one and nothing is sent yet. */
const movedTo = ({ pending, newest }: RedeemSheetProps): DepositRecord | undefined => {
  const { intent, submission } = pending.view;
  const isStaged = submission.state === 'staged' && intent !== undefined;
  return isStaged && newest !== undefined && !isSameRedemption(intent.record, newest)
    ? newest
    : undefined;
};

/** Title and button, by what it is: an early redemption, or a deposit taken back under review. */
const useHeading = ({ intent, summary }: RedeemSheetProps['pending']['view']) => {
  const { t } = useTranslation('savings');
  if (intent === undefined)
    return {
      title: summary?.title ?? '',
      description: summary?.subject,
      confirm: t('redeem.title'),
    };
  const { record, redemption } = intent;
  const isReview = record.status === 'review';
  return {
    title: t(isReview ? 'redeem.takeBack' : 'redeem.title'),
    description: t('number', { number: record.number }),
    confirm: t(isReview ? 'redeem.takeBackDo' : 'redeem.do', {
      amount: formatMoney(redemption.returned, record.currency),
    }),
  };
};

/** Confirms an early redemption and shows its outcome; says what the deposit is now if it changed meanwhile. */
export const RedeemSheet = (props: RedeemSheetProps) => {
  const { t } = useTranslation(['savings', 'statuses']);
  const { pending, newest, onRestage } = props;
  const { intent, summary, submission } = pending.view;
  const texts = useSubmissionTexts(pending.view);
  const { confirm, ...heading } = useHeading(pending.view);
  const sheet = toSheetProps(pending);
  const problem = submission.state === 'failed' ? redeemProblemOf(submission.failure) : undefined;
  const moved = movedTo(props);
  const redemption = moved && redemptionOf(moved);
  const nowText =
    newest === undefined
      ? t('redeem.outOfDate')
      : t('redeem.now', { status: t(`statuses:${depositStatusName(newest)}`) });
  const problemTexts = { changed: nowText, missing: t('redeem.missing') } as const;
  return (
    <ConfirmSheet
      {...sheet}
      canSend={sheet.canSend && problem === undefined}
      {...heading}
      texts={{
        ...texts,
        confirm,
        failed: problem === undefined ? texts.failed : problemTexts[problem],
        moved: t('redeem.moved'),
        takeNewPrice: t('redeem.showNew'),
      }}
      blocked={moved !== undefined && redemption === undefined ? nowText : undefined}
      onRefresh={moved && redemption && (() => onRestage({ record: moved, redemption }))}
    >
      {intent === undefined ? (
        summary && <DetailList items={summary.lines} />
      ) : (
        <Details {...intent} />
      )}
    </ConfirmSheet>
  );
};
