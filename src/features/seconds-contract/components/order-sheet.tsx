import { useTranslation } from 'react-i18next';
import { failureText } from '@/api/failure-text';
import { useSendingTexts } from '@/api/sending-texts';
import type { Unusual } from '@/domain/orders/unusual';
import { useAskFirst } from '@/lib/ask-first';
import { AskFirst, Button, ConfirmSheet, DirectionChip } from '@/ui';
import { isRunning, isSettled, type Order } from '../order';
import type { OrderPlacement } from '../placement';
import type { OrderIntent } from '../ticket';
import { ConfirmDetails } from './confirm-details';
import { ResultPanel } from './result-panel';
import { RunningPanel } from './running-panel';

/** The order from confirming to its result, in one sheet. */
export interface OrderSheetProps {
  readonly intent: OrderIntent | undefined;
  readonly placement: OrderPlacement;
  /** The placed order as the list has it now. */
  readonly order: Order | undefined;
  readonly price: string | undefined;
  /** Why nothing can be placed now, in words. */
  readonly blocked: string | undefined;
  /** Why the order is asked whatever the user chose. */
  readonly unusual: Unusual | undefined;
  readonly onPlace: () => void;
  /** Places an order of the same terms once more; `undefined` where that is not possible. */
  readonly onAgain: (() => void) | undefined;
  readonly onCheckAgain: () => void;
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

const useTexts = (placement: OrderPlacement) => {
  const { t } = useTranslation('seconds');
  const failure = placement.state === 'failed' ? placement.failure : undefined;
  const why = [
    t('confirm.notPlaced'),
    failure && failureText(failure),
    // What only orders with an expiry can do about it.
    failure?.kind === 'business' && failure.key === 'trading_closing' && t('confirm.shorter'),
  ];
  return {
    ...useSendingTexts(placement),
    confirm: t('confirm.place'),
    checking: t('confirm.checking'),
    unknown: t('confirm.unknown'),
    failed: why.filter(Boolean).join(' '),
  };
};

export const OrderSheet = ({ intent, placement, price, onPlace, ...props }: OrderSheetProps) => {
  const { t } = useTranslation(['seconds', 'confirm']);
  const askFirst = useAskFirst('seconds');
  const placed = placement.state === 'placed' ? (props.order ?? placement.order) : undefined;
  return (
    <ConfirmSheet
      {...props}
      open={intent !== undefined}
      title={t(titleOf(placed))}
      aside={
        intent && <DirectionChip direction={intent.direction}>{t(intent.direction)}</DirectionChip>
      }
      description={intent?.pair.symbol}
      state={placement.state}
      texts={useTexts(placement)}
      instead={placed && <PlacedActions {...props} />}
      onConfirm={onPlace}
    >
      {placed !== undefined && <Placed order={placed} price={price} />}
      {placed === undefined && intent !== undefined && (
        <>
          <ConfirmDetails intent={intent} price={price} />
          <AskFirst {...askFirst} reason={props.unusual && t(`confirm:unusual.${props.unusual}`)} />
        </>
      )}
    </ConfirmSheet>
  );
};
