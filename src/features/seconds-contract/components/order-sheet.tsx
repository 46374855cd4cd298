import { useTranslation } from 'react-i18next';
import { failureText } from '@/api/failure-text';
import { sheetPropsOf, type PendingSheet } from '@/api/pending/sheet-props';
import { useSubmissionTexts } from '@/api/pending/submission-texts';
import type { PendingView } from '@/api/pending/use-pending';
import type { UnusualReason } from '@/domain/orders/unusual-order';
import { useAskFirst } from '@/session/use-ask-first';
import { AskFirst, Button, ConfirmSheet, DetailList, DirectionChip, type GateReason } from '@/ui';
import { isRunning, isSettled, type Order } from '../order';
import type { OrderIntent } from '../ticket';
import { ConfirmDetails } from './confirm-details';
import { ResultPanel } from './result-panel';
import { RunningPanel } from './running-panel';

/** The order from its confirmation to its result, in one sheet. */
export interface OrderSheetProps {
  readonly pending: PendingSheet<OrderIntent, Order>;
  /** The order once it is placed, as the list has it now. */
  readonly placed: Order | undefined;
  readonly price: string | undefined;
  /** Why nothing can be placed now, in words. */
  readonly blocked: GateReason | undefined;
  /** Why the order is asked whatever the user chose. */
  readonly unusual: UnusualReason | undefined;
  /** Shows the order at the present payout and fee; there while they differ from those shown. */
  readonly onRefresh: (() => void) | undefined;
  /** Places an order of the same terms once more; `undefined` where that is not possible. */
  readonly onAgain: (() => void) | undefined;
  readonly onClose: () => void;
}

/** What can be done with an order that is placed. */
const PlacedActions = ({ onAgain, onClose }: Pick<OrderSheetProps, 'onAgain' | 'onClose'>) => {
  const { t } = useTranslation('seconds');
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-3">
      {onAgain !== undefined && (
        <Button block tone="secondary" onClick={onAgain}>
          {t('result.repeat')}
        </Button>
      )}
      <Button block tone="secondary" onClick={onClose}>
        {t('result.done')}
      </Button>
    </div>
  );
};

const Placed = ({
  order,
  price,
}: {
  readonly order: Order;
  readonly price: string | undefined;
}) => (
  <>
    {isRunning(order) && <RunningPanel order={order} price={price} />}
    {/* There before its words are: only what changes in it is read out. */}
    <div aria-live="polite">{isSettled(order) && <ResultPanel order={order} />}</div>
  </>
);

const titleOf = (placed: Order | undefined) => {
  if (placed === undefined) return 'confirm.title';
  return isRunning(placed) ? 'running.placed' : 'result.title';
};

const useTexts = (view: PendingView<OrderIntent, Order>) => {
  const { t } = useTranslation('seconds');
  const { submission } = view;
  const failure = submission.state === 'failed' ? submission.failure : undefined;
  const why = [
    t('confirm.notPlaced'),
    failure && failureText(failure),
    // What only orders with an expiry can do about it.
    failure?.kind === 'business' && failure.key === 'trading_closing' && t('confirm.shorter'),
  ];
  return {
    ...useSubmissionTexts(view),
    confirm: t('confirm.place'),
    moved: t('confirm.termsChanged'),
    takeNewPrice: t('confirm.takeNewTerms'),
    checking: t('confirm.checking'),
    unknown: t('confirm.unknown'),
    failed: why.filter(Boolean).join(' '),
  };
};

/** What is placed, or confirmed in full; after a reload the few lines that were kept of it. */
const Details = (props: OrderSheetProps) => {
  const { t } = useTranslation('confirm');
  const askFirst = useAskFirst('seconds');
  const { placed, price, unusual } = props;
  const { intent, summary } = props.pending.view;
  if (placed !== undefined) return <Placed order={placed} price={price} />;
  if (intent === undefined) return summary && <DetailList items={summary.lines} />;
  return (
    <>
      <ConfirmDetails intent={intent} price={price} />
      <AskFirst {...askFirst} reason={unusual && t(`unusual.${unusual}`)} />
    </>
  );
};

export const OrderSheet = (props: OrderSheetProps) => {
  const { t } = useTranslation('seconds');
  const { pending, placed } = props;
  const { intent, summary } = pending.view;
  const direction = intent?.direction ?? placed?.direction;
  return (
    <ConfirmSheet
      {...sheetPropsOf(pending)}
      title={t(titleOf(placed))}
      aside={direction && <DirectionChip direction={direction}>{t(direction)}</DirectionChip>}
      description={intent?.pair.symbol ?? summary?.subject}
      texts={useTexts(pending.view)}
      blocked={props.blocked?.text}
      onRefresh={props.onRefresh}
      instead={placed && <PlacedActions {...props} />}
      onClose={props.onClose}
    >
      <Details {...props} />
    </ConfirmSheet>
  );
};
