import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { keyText } from '@/api/failure-text';
import { findFieldRefusal, type ServerRefusal } from '@/api/refusals';
import type { ApiFailure } from '@/api/errors';
import type { Pending } from '@/api/pending/pending';
import { usePending } from '@/api/pending/use-pending';
import { showToast } from '@/ui';
import type { ChangeCommand, Command, OpenCommand } from './command';
import { pendingChange, pendingOpen } from './pending';
import { refreshLeverageData, toCall } from './queries';
import { fieldsShown, LEVERAGE_TARGETS } from './refusals';
import type { Field } from './ticket';
import { useCommandSummary } from './use-command-summary';

const useCommand = <C extends Command>(
  pending: Pending<unknown>,
  options: {
    readonly idsBeforeOf: (command: C) => readonly number[];
    readonly isWithinGuard: (command: C) => boolean;
    readonly onDone?: (command: C) => void;
    readonly onFailed?: (failure: ApiFailure, command: C) => void;
  },
) => {
  const client = useQueryClient();
  const toSummary = useCommandSummary();
  return usePending<C, unknown>(pending, {
    isWithinGuard: options.isWithinGuard,
    toRequest: (command) => ({
      ...toCall(command),
      idsBefore: options.idsBeforeOf(command),
      summary: toSummary(command),
    }),
    onAnswer: (answer, { operation, intent }) => {
      void refreshLeverageData(client);
      if (answer.state === 'failed' && intent !== undefined)
        options.onFailed?.(answer.failure, intent);
      if (answer.state !== 'confirmed') return;
      pending.dismiss();
      showToast({ text: operation.summary.done, tone: 'success' });
      if (intent !== undefined) options.onDone?.(intent);
    },
  });
};

/** The refusal of a field that is shown in the ticket of `command`; `undefined` for any other failure. */
const refusalIn = (
  { mode, preview }: OpenCommand,
  failure: ApiFailure,
): ServerRefusal<Field> | undefined => {
  const { takeProfit, stopLoss } = preview.stops;
  const shown = fieldsShown(mode, (takeProfit ?? stopLoss) !== undefined);
  return findFieldRefusal(LEVERAGE_TARGETS, failure, shown);
};

/**
 * Confirms and submits the opening of positions. `idsBefore` are the ids of existing orders. A refusal that belongs to
 * a field of the ticket closes the sheet and is passed to `onRefused`.
 */
export const useOpenPosition = (options: {
  readonly idsBefore: readonly number[];
  readonly isWithinGuard: (command: OpenCommand) => boolean;
  readonly onRefused: (refusal: ServerRefusal<Field>) => void;
  /** Called once the server has confirmed one. */
  readonly onPlaced: (command: OpenCommand) => void;
}) =>
  useCommand<OpenCommand>(pendingOpen, {
    isWithinGuard: options.isWithinGuard,
    idsBeforeOf: () => options.idsBefore,
    onDone: options.onPlaced,
    onFailed: (failure, command) => {
      const refusal = refusalIn(command, failure);
      if (refusal === undefined) return;
      pendingOpen.dismiss();
      options.onRefused(refusal);
    },
  });

/** Confirms and submits commands on existing orders. `onDone` is called once one is confirmed by the server. */
export const useChangeOrders = (
  idsBefore: readonly number[],
  onDone: (command: ChangeCommand) => void,
) =>
  useCommand<ChangeCommand>(pendingChange, {
    // A close has no quoted price to guard.
    isWithinGuard: () => true,
    idsBeforeOf: (command) =>
      command.kind === 'closeAll' ? command.orders.map(({ id }) => id) : idsBefore,
    onDone,
  });

/** Translates a validation problem of a field, for a price with its `decimals`. Codes of the error catalogue have its texts. */
export const useProblemText = () => {
  const { t } = useTranslation(['leverage', 'errors']);
  return (code: string, decimals?: number): string => {
    if (code !== 'amount_wrong') return keyText(code);
    return decimals === undefined ? t('notANumber') : t('notAPrice', { decimals });
  };
};
