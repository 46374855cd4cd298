import { useQueryClient } from '@tanstack/react-query';
import { usePending } from '@/api/pending/use-pending';
import { findFieldRefusal, type ServerRefusal } from '@/api/refusals';
import { showToast } from '@/ui';
import type { CancelCommand, PlaceCommand } from './command';
import { pendingCancellation, pendingOrder } from './pending';
import { refreshSpotData, toCancelCall, toPlaceCall } from './queries';
import { FIELDS_SHOWN, SPOT_TARGETS } from './refusals';
import type { Field } from './ticket';
import { useCommandSummary } from './use-command-summary';

/**
 * Confirms and submits orders. `idsBefore` are the ids of existing orders. A refusal that belongs to a field of the
 * ticket closes the sheet and is passed to `onRefused`.
 */
export const usePlaceOrder = (options: {
  readonly idsBefore: readonly number[];
  readonly isWithinGuard: (command: PlaceCommand) => boolean;
  readonly onRefused: (refusal: ServerRefusal<Field>) => void;
  /** Called once the server has confirmed one. */
  readonly onPlaced: (command: PlaceCommand) => void;
}) => {
  const client = useQueryClient();
  const toSummary = useCommandSummary();
  const { idsBefore, isWithinGuard, onRefused, onPlaced } = options;
  return usePending<PlaceCommand, unknown>(pendingOrder, {
    isWithinGuard,
    toRequest: (command) => ({
      ...toPlaceCall(command),
      idsBefore,
      summary: toSummary(command),
    }),
    onAnswer: (answer, { operation, intent }) => {
      void refreshSpotData(client);
      if (answer.state === 'confirmed') {
        pendingOrder.dismiss();
        showToast({ text: operation.summary.done, tone: 'success' });
        if (intent !== undefined) onPlaced(intent);
      }
      if (answer.state !== 'failed' || intent === undefined) return;
      const shown = FIELDS_SHOWN[intent.mode];
      const refusal = findFieldRefusal(SPOT_TARGETS, answer.failure, shown);
      if (refusal === undefined) return;
      pendingOrder.dismiss();
      onRefused(refusal);
    },
  });
};

/** Confirms and submits the cancellation of open orders. */
export const useCancelOrder = (idsBefore: readonly number[]) => {
  const client = useQueryClient();
  const toSummary = useCommandSummary();
  return usePending<CancelCommand, unknown>(pendingCancellation, {
    isWithinGuard: () => true,
    toRequest: (command) => ({
      ...toCancelCall(command),
      idsBefore,
      summary: toSummary(command),
    }),
    onAnswer: (answer, { operation }) => {
      void refreshSpotData(client);
      if (answer.state !== 'confirmed') return;
      pendingCancellation.dismiss();
      showToast({ text: operation.summary.done, tone: 'success' });
    },
  });
};
