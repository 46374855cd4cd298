import { firstServerTime, serverNow } from '@/api/server-clock';
import { useLocation, useNavigate } from 'react-router-dom';
import { messagePath } from '@/domain/screens/notification-path';
import { screenAt, SCREENS, type Screen } from '@/domain/screens/screens';
import { useLanguage } from '@/features/language';
import { MessageWatcher } from '@/features/messages';
import { useKeptParts } from '@/lib/every-screen';

/** Screens that show the messages. */
const SHOWING: readonly (Screen | undefined)[] = ['notifications', 'notification'];
/** Screens that have just said what a message about the security of the account would repeat. */
const SAYING: readonly (Screen | undefined)[] = [
  'settings',
  'changePassword',
  'changeTradePassword',
  'changeEmail',
  'changePhone',
  'authenticator',
  'payoutMethods',
  'addAddress',
  'addBankCard',
];

/** When the page was opened, by the server's clock in epoch seconds: messages sent before are no arrivals. */
const openedAt = (): number => Math.floor((firstServerTime() ?? serverNow()) / 1000);

/** Tells of a message that arrives, on every screen that does not show it. */
export const MessageArrivals = () => {
  const navigate = useNavigate();
  const screen = screenAt(useLocation().pathname);
  const language = useLanguage();
  // The screens of top-ups announce each change themselves, also without messages.
  const isTold = useKeptParts().length > 0;
  return (
    <MessageWatcher
      language={language}
      since={openedAt()}
      isQuiet={SHOWING.includes(screen)}
      toldElsewhere={[
        ...(isTold ? (['topup'] as const) : []),
        ...(SAYING.includes(screen) ? (['security', 'payout_method'] as const) : []),
      ]}
      onOpen={(id) => void navigate(id === undefined ? SCREENS.notifications : messagePath(id))}
    />
  );
};
