import { useTranslation } from 'react-i18next';
import { keyText } from '@/api/failure-text';
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
  const send = useSendCommand();
  const fetchOrders = useFetchOrders();
  const steps = {
    known,
    send,
    find: async (command: Command, before: ReadonlySet<number>) =>
      wasDone(command, await fetchOrders(), before) ? (true as const) : undefined,
  };
  return commandInHand.useInHand(user?.id, steps, (command, { state }) => {
    if (state !== 'placed') return;
    commandInHand.putAway();
    showToast({ text: t(`done.${command.kind}`), tone: 'success' });
    onDone(command);
  });
};

/** Why a field is refused, in words: of the catalogue where it has a key. */
export const useProblemText = () => {
  const { t } = useTranslation('leverage');
  return (code: string): string => (code === 'amount_wrong' ? t('notANumber') : keyText(code));
};
