import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/errors';
import { useSessionUser } from '@/session/session';
import { showToast } from '@/ui';
import { wasDone, type Command } from './command';
import { commandInHand } from './command-in-hand';
import { useFetchOrders, useSendCommand } from './queries';
import { placeOf } from './refusals';
import type { Field } from './ticket';

/** A refusal that a field of the ticket shows. */
export interface FieldRefusal {
  readonly field: Field;
  readonly failure: ApiFailure;
}

/**
 * What is in hand and how it is carried out. `known` are the ids of the orders that are listed now. What is done is said
 * in a toast, what is refused for a field of the ticket is told to `onRefused`: in both cases the sheet goes away.
 */
export const useCommands = (
  known: readonly number[],
  onRefused: (refusal: FieldRefusal) => void,
) => {
  const { t } = useTranslation('spot');
  const user = useSessionUser();
  const send = useSendCommand();
  const fetchOrders = useFetchOrders();
  const steps = {
    known,
    send,
    find: async (command: Command, before: ReadonlySet<number>) =>
      wasDone(command, await fetchOrders(), before) ? (true as const) : undefined,
  };
  return commandInHand.useInHand(user?.id, steps, (command, placement) => {
    if (placement.state === 'placed') {
      commandInHand.putAway();
      showToast({ text: t(`done.${command.kind}`), tone: 'success' });
    }
    if (placement.state !== 'failed' || command.kind !== 'place') return;
    const { failure } = placement;
    const field = placeOf(failure, command.mode);
    if (field === 'sheet') return;
    commandInHand.putAway();
    onRefused({ field, failure });
  });
};
