import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { keyText } from '@/api/failure-text';
import { findFieldRefusal, type ServerRefusal } from '@/api/refusals';
import type { ApiFailure } from '@/api/errors';
import type { Pending } from '@/api/pending/pending';
import { usePending } from '@/api/pending/use-pending';
import { showToast } from '@/ui';
import type { ChangeCommand, Command, OpenCommand } from './command';
import { pendingChange, pendingPosition } from './pending';
import { refreshAll, toCall } from './queries';
import { fieldsShown, LEVERAGE_TARGETS } from './refusals';
import type { Field } from './ticket';
import { useSummary } from './use-summary';

const useCommandsOf = <C extends Command>(
  pending: Pending<unknown>,
  options: {
    readonly idsBeforeOf: (command: C) => readonly number[];
    readonly isWithinGuard: (command: C) => boolean;
    readonly onDone?: (command: C) => void;
    readonly onFailed?: (failure: ApiFailure, command: C) => void;
  },
) => {
  const client = useQueryClient();
  const toSummary = useSummary();
  return usePending<C, unknown>(pending, {
    isWithinGuard: options.isWithinGuard,
    toRequest: (command) => ({
      ...toCall(command),
      idsBefore: options.idsBeforeOf(command),
      summary: toSummary(command),
    }),
    onAnswer: (answer, { operation, intent }) => {
      void refreshAll(client);
      if (answer.state === 'failed' && intent !== undefined)
        options.onFailed?.(answer.failure, intent);
      if (answer.state !== 'confirmed') return;
      pending.dismiss();
      showToast({ text: operation.summary.done, tone: 'success' });
      if (intent !== undefined) options.onDone?.(intent);
    },
  });
};

/** The refusal of a field that the ticket of `command` shows. */
const refusalIn = (
  { mode, preview }: OpenCommand,
  failure: ApiFailure,
): ServerRefusal<Field> | undefined => {
  const { takeProfit, stopLoss } = preview.stops;
  const shown = fieldsShown(mode, (takeProfit ?? stopLoss) !== undefined);
  return findFieldRefusal(LEVERAGE_TARGETS, failure, shown);
};

/**
 * Opens positions. `idsBefore` are the ids of the orders that are listed now. A refusal that belongs to a field of the
 * ticket closes the sheet and goes to `onRefused`.
 */
export const useOpening = (options: {
  readonly idsBefore: readonly number[];
  readonly isWithinGuard: (command: OpenCommand) => boolean;
  readonly onRefused: (refusal: ServerRefusal<Field>) => void;
}) =>
  useCommandsOf<OpenCommand>(pendingPosition, {
    isWithinGuard: options.isWithinGuard,
    idsBeforeOf: () => options.idsBefore,
    onFailed: (failure, command) => {
      const refusal = refusalIn(command, failure);
      if (refusal === undefined) return;
      pendingPosition.dismiss();
      options.onRefused(refusal);
    },
  });

/** Ends and changes orders that are there. */
export const useChanging = (
  idsBefore: readonly number[],
  onDone: (command: ChangeCommand) => void,
) =>
  useCommandsOf<ChangeCommand>(pendingChange, {
    // What a position closes at is not promised.
    isWithinGuard: () => true,
    idsBeforeOf: (command) =>
      command.kind === 'closeAll' ? command.orders.map(({ id }) => id) : idsBefore,
    onDone,
  });

/** Why a field is refused, in words. Its own checks use those of the catalogue, before any call has failed. */
export const useProblemText = () => {
  const { t } = useTranslation(['leverage', 'errors']);
  return (code: string): string => (code === 'amount_wrong' ? t('notANumber') : keyText(code));
};
