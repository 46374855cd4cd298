import { useTranslation } from 'react-i18next';
import { failureText } from '@/api/failure-text';
import type { Unusual } from '@/domain/orders/unusual';
import { setAsksFirst, useAsksFirst } from '@/lib/ask-first';
import { AskFirst, Button, DirectionChip, SendingNotice, Sheet } from '@/ui';
import { isRunning, type Order } from '../order';
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

const Action = (props: OrderSheetProps) => {
  const { placement, blocked, onPlace, onAgain, onCheckAgain, onClose } = props;
  const { t } = useTranslation('seconds');
  switch (placement.state) {
    case 'placed':
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
    case 'unknown':
      return (
        <Button block onClick={onCheckAgain}>
          {t('confirm.checkAgain')}
        </Button>
      );
    case 'editing':
    case 'placing':
    case 'checking':
    case 'failed':
      return (
        <>
          {blocked !== undefined && <p className="mb-2 text-label text-warn">{blocked}</p>}
          <Button
            block
            loading={placement.state === 'placing' || placement.state === 'checking'}
            disabled={blocked !== undefined}
            onClick={onPlace}
          >
            {placement.state === 'failed' ? t('confirm.again') : t('confirm.place')}
          </Button>
        </>
      );
  }
};

const Placed = ({ order, price }: { readonly order: Order; readonly price: string | undefined }) =>
  isRunning(order) ? <RunningPanel order={order} price={price} /> : <ResultPanel order={order} />;

const titleOf = (placed: Order | undefined) => {
  if (placed === undefined) return 'confirm.title';
  return isRunning(placed) ? 'running.placed' : 'result.title';
};

export const OrderSheet = (props: OrderSheetProps) => {
  const { t } = useTranslation(['seconds', 'app', 'confirm']);
  const asks = useAsksFirst('seconds');
  const { intent, placement, price } = props;
  const placed = placement.state === 'placed' ? (props.order ?? placement.order) : undefined;
  return (
    <Sheet
      open={intent !== undefined}
      onOpenChange={(open) => {
        if (!open) props.onClose();
      }}
      title={t(titleOf(placed))}
      aside={
        intent && <DirectionChip direction={intent.direction}>{t(intent.direction)}</DirectionChip>
      }
      description={intent?.pair.symbol}
      closeLabel={t('app:close')}
      footer={<Action {...props} order={placed} />}
    >
      {placed !== undefined && <Placed order={placed} price={price} />}
      {placed === undefined && intent !== undefined && (
        <>
          <ConfirmDetails intent={intent} price={price} />
          <AskFirst
            asks={asks}
            onChange={(on) => setAsksFirst('seconds', on)}
            label={t('confirm:ask')}
            detail={t('confirm:askDetail')}
            reason={props.unusual && t(`confirm:unusual.${props.unusual}`)}
          />
        </>
      )}
      <SendingNotice
        state={placement.state}
        checking={t('confirm.checking')}
        unknown={t('confirm.unknown')}
        failed={`${t('confirm.notPlaced')} ${placement.state === 'failed' ? failureText(placement.failure) : ''}`}
      />
    </Sheet>
  );
};
