import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { findFieldRefusal, type ServerRefusal } from '@/api/refusals';
import type { ApiFailure } from '@/api/errors';
import type { PendingOperation } from '@/api/pending/operation';
import type { Pending } from '@/api/pending/pending';
import { usePending } from '@/api/pending/use-pending';
import { useKeyText } from '@/api/use-key-text';
import { formatAmount } from '@/domain/format/numbers';
import type { LotRules } from '@/domain/leverage/order';
import { withTimeLimit } from '@/lib/with-time-limit';
import { showToast } from '@/ui';
import type { ChangeCommand, Command, OpenCommand } from './command';
import { pendingChange, pendingOpen } from './pending';
import { refreshLeverageData, toCall } from './queries';
import type { Remainder } from './read-closing';
import { fieldsShown, LEVERAGE_TARGETS } from './refusals';
import type { Field } from './ticket';
import { useCommandSummary } from './use-command-summary';

const closesOne = ({ operationId }: PendingOperation): boolean =>
  operationId === 'closePosition' || operationId === 'closeForexPosition';

/** True if what is left is what the sheet said. Without its figures, after a reload, nothing is expected. */
const isAsTold = (lots: number, command: Command | undefined): boolean =>
  command?.kind === 'close' && lots === command.order.lots - command.lots;

/** The longest that the news of a confirmed close waits for what it brought, in milliseconds. */
const READ_MS = 3000;

/** What is left of the position, and the result; unknown if they cannot be read in time. Its code is loaded when it is needed. */
const readClosing = async (
  operation: PendingOperation,
): Promise<{ readonly remainder: Remainder; readonly result?: string | undefined }> => {
  try {
    const { fetchClosing } = await import('./fetch-closing');
    return await withTimeLimit(fetchClosing(operation), READ_MS);
  } catch {
    return { remainder: { state: 'unknown' } };
  }
};

/** Reads the position of a confirmed close back, and tells how much of it was closed, and its result. */
const useTellClosing = () => {
  const { t } = useTranslation('leverage');
  const textOf = (
    remainder: Remainder,
    { summary, body }: PendingOperation,
    command: Command | undefined,
  ): string => {
    // All of it was asked for, and the server has confirmed it.
    if (!('share' in body)) return summary.done;
    switch (remainder.state) {
      case 'none':
        return t('done.closedWhole');
      case 'open':
        return isAsTold(remainder.lots, command)
          ? summary.done
          : t('done.stillOpen', { lots: remainder.lots });
      case 'unknown':
        return t('done.closeUnread');
    }
  };
  return async (
    operation: PendingOperation,
    { session }: Pick<Pending<unknown>, 'session'>,
    command: Command | undefined,
  ): Promise<void> => {
    const shownIn = session.read();
    const { remainder, result } = await readClosing(operation);
    if (shownIn === undefined || !session.isCurrent(shownIn)) return;
    const text = textOf(remainder, operation, command);
    showToast({
      text: result === undefined ? text : `${text} · ${result}`,
      tone: text === operation.summary.done ? 'success' : 'info',
    });
  };
};

const useCommand = <C extends Command>(
  pending: Pending<unknown>,
  options: {
    readonly idsBeforeOf: (command: C) => readonly number[];
    readonly isWithinGuard: (command: C) => boolean;
    readonly onDone?: (command: C) => void;
    readonly onFailed?: (failure: ApiFailure, command: C) => void;
    /** Called with each confirmed operation, also one from before a reload. */
    readonly onConfirmed?: ((operation: PendingOperation) => void) | undefined;
  },
) => {
  const client = useQueryClient();
  const toSummary = useCommandSummary();
  const tellClosing = useTellClosing();
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
      if (closesOne(operation) && intent?.kind !== 'reverse')
        void tellClosing(operation, pending, intent);
      else showToast({ text: operation.summary.done, tone: 'success' });
      options.onConfirmed?.(operation);
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
  /** The same, also for one from before a reload. */
  readonly onConfirmed: (operation: PendingOperation) => void;
}) =>
  useCommand<OpenCommand>(pendingOpen, {
    isWithinGuard: options.isWithinGuard,
    onConfirmed: options.onConfirmed,
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

/** Translates a validation problem, if there is one, of a price with its `decimals`. Codes of the error catalogue have its texts. */
export const useProblemText = (hasProblem: boolean) => {
  const { t } = useTranslation(['leverage', 'app']);
  const catalogueText = useKeyText(hasProblem);
  return (code: string, decimals: number): string => {
    switch (code) {
      case 'amount_wrong':
        return t('notAPrice', { decimals });
      case 'not_positive':
        return t('app:notPositive');
      default:
        return catalogueText(code);
    }
  };
};

/** A number of lots for people: `10,000`. */
const lotsText = (lots: number): string => formatAmount(`${lots}`, 0);

/** Translates a validation problem, if there is one, of a number of lots between two limits; a maximum of 0 is none. */
export const useLotsProblemText = (hasProblem: boolean) => {
  const { t } = useTranslation('leverage');
  const catalogueText = useKeyText(hasProblem);
  return (code: string, { minimum = 1, maximum = 0, step = 1 }: Partial<LotRules>): string => {
    if (code === 'amount_wrong') return t('lots.whole');
    if (code === 'quantity_not_multiple') return t('lots.multipleOf', { step: lotsText(step) });
    if (code === 'order_below_minimum')
      return t('lots.atLeast', { count: minimum, lots: lotsText(minimum) });
    return code === 'order_above_maximum' && maximum > 0
      ? t('lots.atMost', { count: maximum, lots: lotsText(maximum) })
      : catalogueText(code);
  };
};
