import { useTranslation } from 'react-i18next';
import { failureText } from '@/api/failure-text';
import { toSheetProps, type PendingSheet } from '@/api/pending/sheet-props';
import { useSubmissionTexts } from '@/api/pending/submission-texts';
import { isWithoutReply } from '@/api/pending/submission';
import type { PendingView } from '@/api/pending/use-pending';
import { formatAmount } from '@/domain/format/numbers';
import type { UnusualReason } from '@/domain/orders/unusual-order';
import { useAskFirst } from '@/session/use-ask-first';
import { AskFirst, Button, ConfirmSheet, DetailList, DirectionChip, type GateReason } from '@/ui';
import { isRunning, isSettled, type Order } from '../order';
import type { OrderIntent } from '../ticket';
import { ConfirmDetails } from './confirm-details';
import { ResultPanel } from './result-panel';
import { RunningPanel } from './running-panel';

/** Props of the sheet that shows an order from its confirmation to its result. */
export interface OrderSheetProps {
  readonly pending: PendingSheet<OrderIntent, Order>;
  /** The submitted order in its current state; `undefined` until the server confirms it. */
  readonly confirmed: Order | undefined;
  readonly price: string | undefined;
  /** Why trading is not possible now. */
  readonly blocked: GateReason | undefined;
  /** Why this order needs a confirmation even with one-tap orders on. */
  readonly unusual: UnusualReason | undefined;
  /** Set when payout or fee has changed; re-quotes. */
  readonly onRefresh: (() => void) | undefined;
  /** Repeats the order; `undefined` if that is not possible. */
  readonly onRepeat: (() => void) | undefined;
  readonly onClose: () => void;
}

/** Actions on a confirmed order. */
const ConfirmedActions = ({ onRepeat, onClose }: Pick<OrderSheetProps, 'onRepeat' | 'onClose'>) => {
  const { t } = useTranslation('seconds');
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-3">
      {onRepeat !== undefined && (
        <Button block tone="secondary" onClick={onRepeat}>
          {t('result.repeat')}
        </Button>
      )}
      <Button block tone="secondary" onClick={onClose}>
        {t('result.done')}
      </Button>
    </div>
  );
};

const ConfirmedOrder = ({
  order,
  price,
}: {
  readonly order: Order;
  readonly price: string | undefined;
}) => (
  <>
    {isRunning(order) && <RunningPanel order={order} price={price} />}
    {/* A live region must exist before its content: only changes are announced. */}
    <div aria-live="polite">{isSettled(order) && <ResultPanel order={order} />}</div>
  </>
);

const titleOf = (confirmed: Order | undefined) => {
  if (confirmed === undefined) return 'confirm.title';
  return isRunning(confirmed) ? 'running.placed' : 'result.title';
};

const useTexts = (view: PendingView<OrderIntent, Order>) => {
  const { t } = useTranslation('seconds');
  const { intent, submission } = view;
  const failure = submission.state === 'failed' ? submission.failure : undefined;
  const why = [
    t('confirm.notPlaced'),
    failure && failureText(failure),
    // A way out that only orders with an expiry have: a shorter one.
    failure?.kind === 'business' && failure.key === 'trading_closing' && t('confirm.shorter'),
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

/** The confirmed order, or the order to confirm; of one that was sent without a reply, and after a reload, its summary. */
const Details = (props: OrderSheetProps) => {
  const { t } = useTranslation('confirm');
  const askFirst = useAskFirst('seconds');
  const { confirmed, price, unusual } = props;
  const { intent, summary, submission } = props.pending.view;
  if (confirmed !== undefined) return <ConfirmedOrder order={confirmed} price={price} />;
  // Current prices and times are not those of an order that was sent.
  if (intent === undefined || isWithoutReply(submission))
    return summary && <DetailList items={summary.lines} />;
  return (
    <>
      <ConfirmDetails intent={intent} price={price} />
      <AskFirst {...askFirst} reason={unusual && t(`unusual.${unusual}`)} />
    </>
  );
};

/** Confirms an order and shows it until its result. */
export const OrderSheet = (props: OrderSheetProps) => {
  const { t } = useTranslation('seconds');
  const { pending, confirmed } = props;
  const { intent, summary } = pending.view;
  const direction = intent?.direction ?? confirmed?.direction;
  return (
    <ConfirmSheet
      {...toSheetProps(pending)}
      title={t(titleOf(confirmed))}
      aside={direction && <DirectionChip direction={direction}>{t(direction)}</DirectionChip>}
      description={intent?.pair.symbol ?? summary?.subject}
      texts={useTexts(pending.view)}
      blocked={props.blocked?.text}
      onRefresh={props.onRefresh}
      instead={confirmed && <ConfirmedActions {...props} />}
      onClose={props.onClose}
    >
      <Details {...props} />
    </ConfirmSheet>
  );
};
