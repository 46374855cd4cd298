import { useTranslation } from 'react-i18next';
import { keyText } from '@/api/failure-text';
import type { Placement } from '@/api/hand';
import { useOneTap } from '@/api/one-tap';
import { useSessionUser } from '@/session/session';
import { showToast } from '@/ui';
import { wasDone, type Command } from './command';
import { commandInHand } from './command-in-hand';
import { useFetchOrders, useSendCommand } from './queries';

/**
 * What is in hand and how it is carried out. `known` are the ids of the orders that are listed now. A command that is
 * done is said in a toast, its sheet goes away, and `onDone` hears of it.
 */
export const useCommands = (known: readonly number[], onDone: (command: Command) => void) => {
  const { t } = useTranslation('leverage');
  const user = useSessionUser();
  const { intent, placement } = commandInHand.useShown(user?.id);
  const { isSending, begin } = useOneTap(intent, placement);
  const send = useSendCommand();
  const fetchOrders = useFetchOrders();
  const steps = {
    known,
    send,
    find: async (command: Command, before: ReadonlySet<number>) =>
      wasDone(command, await fetchOrders(), before) ? (true as const) : undefined,
  };
  const finish = (command: Command, { state }: Placement<true>): void => {
    if (state !== 'placed') return;
    commandInHand.putAway();
    showToast({ text: t(`done.${command.kind}`), tone: 'success' });
    onDone(command);
  };
  const carryOut = async (how: typeof commandInHand.place, command: Command | undefined) => {
    if (command !== undefined) finish(command, await how(steps));
  };
  return {
    /** What is shown in the sheet. */
    intent: isSending ? undefined : intent,
    /** True while a command placed at one tap is under way. */
    isSending,
    placement,
    /** Shows the command for confirmation. */
    take: (command: Command) => commandInHand.take(command, user?.id),
    /** Carries a command out that was confirmed where it was made. */
    takeAndPlace: (command: Command) => {
      commandInHand.take(command, user?.id);
      void carryOut(commandInHand.place, command);
    },
    /** The same without its sheet, as long as nothing goes wrong. */
    placeAtOneTap: (command: Command) => {
      begin(command.clientId);
      commandInHand.take(command, user?.id);
      void carryOut(commandInHand.place, command);
    },
    place: () => void carryOut(commandInHand.place, intent),
    checkAgain: () => void carryOut(commandInHand.checkAgain, intent),
    putAway: commandInHand.putAway,
  };
};

/** Why a field is refused, in words: of the catalogue where it has a key. */
export const useProblemText = () => {
  const { t } = useTranslation('leverage');
  return (code: string): string => (code === 'amount_wrong' ? t('notANumber') : keyText(code));
};
