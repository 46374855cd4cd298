import { useTranslation } from 'react-i18next';
import { failureText } from '@/api/failure-text';
import { toSheetProps, type PendingSheet } from '@/api/pending/sheet-props';
import { useSubmissionTexts } from '@/api/pending/submission-texts';
import { isWithoutReply } from '@/api/pending/submission';
import type { PendingView } from '@/api/pending/use-pending';
import { formatAmount } from '@/domain/format/numbers';
import type { UnusualReason } from '@/domain/orders/unusual-order';
import { useAskFirst } from '@/session/use-ask-first';
import { AskFirst, ConfirmSheet, DetailList, DirectionChip, type GateReason } from '@/ui';
import type { Order } from '../order';
import type { OrderIntent } from '../ticket';
import { useLongestInTime } from '../use-longest-in-time';
import { mayNeedWholeStake } from '../whole-stake';
import { ConfirmDetails } from './confirm-details';

/** Props of the sheet that confirms an order. */
export interface OrderSheetProps {
  readonly pending: PendingSheet<OrderIntent, Order>;
  readonly price: string | undefined;
  /** Why trading is not possible now. */
  readonly blocked: GateReason | undefined;
  /** When the market closes, epoch seconds. */
  readonly closesAt: number | undefined;
  /** Why this order needs a confirmation even with one-tap orders on. */
  readonly unusual: UnusualReason | undefined;
  /** Set when payout or fee has changed; re-quotes. */
  readonly onRefresh: (() => void) | undefined;
}

const useTexts = (view: PendingView<OrderIntent, Order>) => {
  const { t } = useTranslation('seconds');
  const { intent, submission } = view;
  const failure = submission.state === 'failed' ? submission.failure : undefined;
  const why = [
    t('confirm.notPlaced'),
    failure && failureText(failure),
    // A way out that only orders with an expiry have: a shorter one.
    failure?.kind === 'business' && failure.key === 'trading_closing' && t('confirm.shorter'),
    mayNeedWholeStake(failure, intent?.preview.stake) && t('confirm.whole'),
  ];
  return {
    ...useSubmissionTexts(view),
    confirm:
      intent === undefined
        ? t('confirm.place')
        : t('confirm.buy', {
            direction: t(intent.direction),
            amount: `${formatAmount(intent.preview.stake)} ${intent.source.currency}`,
          }),
    moved: t('confirm.termsChanged'),
    takeNewPrice: t('confirm.takeNewTerms'),
    checking: t('confirm.checking'),
    unknown: t('confirm.unknown'),
    failed: why.filter(Boolean).join(' '),
  };
};

/** The order to confirm; of one that was sent without a reply, and after a reload, its summary. */
const Details = (props: OrderSheetProps) => {
  const askFirst = useAskFirst('seconds');
  const { price } = props;
  const { intent, summary, submission } = props.pending.view;
  // Current prices and times are not those of an order that was sent.
  if (intent === undefined || isWithoutReply(submission))
    return summary && <DetailList items={summary.lines} />;
  return (
    <>
      <ConfirmDetails intent={intent} price={price} />
      <AskFirst {...askFirst} />
    </>
  );
};

/** Confirms an order. Closes once the server has taken it. */
export const OrderSheet = (props: OrderSheetProps) => {
  const { t } = useTranslation(['seconds', 'confirm']);
  const { pending, closesAt, unusual } = props;
  const { intent, summary } = pending.view;
  const isInTime = useLongestInTime(intent === undefined ? [] : [intent.expiry], closesAt) > 0;
  const tooLate = intent === undefined || isInTime ? undefined : t('endsTooLate');
  const direction = intent?.direction;
  return (
    <ConfirmSheet
      {...toSheetProps(pending)}
      title={t('confirm.title')}
      aside={direction && <DirectionChip direction={direction}>{t(direction)}</DirectionChip>}
      description={intent?.pair.symbol ?? summary?.subject}
      texts={useTexts(pending.view)}
      blocked={props.blocked?.text ?? tooLate}
      onRefresh={props.onRefresh}
      warning={unusual && t(`confirm:unusual.${unusual}`)}
    >
      <Details {...props} />
    </ConfirmSheet>
  );
};
