import {
  BellIcon,
  ChartLineUpIcon,
  CoinsIcon,
  IdentificationCardIcon,
  ShieldWarningIcon,
} from '@/ui/icons';
import type { Message } from '../model';

const ICONS = {
  system: ShieldWarningIcon,
  funds: CoinsIcon,
  trade: ChartLineUpIcon,
  identity: IdentificationCardIcon,
} as const;

/** The icon of a message's category, with a dot while it is unread. */
export const MessageIcon = ({
  message: { category, isUnread, isImportant },
}: {
  readonly message: Pick<Message, 'category' | 'isUnread' | 'isImportant'>;
}) => {
  const Icon = category === undefined ? BellIcon : ICONS[category];
  const tone = isImportant && isUnread ? 'bg-warn-soft text-warn' : 'bg-sunken text-ink-2';
  return (
    <span
      aria-hidden="true"
      className={`relative grid size-10 shrink-0 place-items-center rounded-full ${tone}`}
    >
      <Icon size={20} />
      {isUnread && (
        <span className="absolute top-0 right-0 size-3 rounded-full border-2 border-page bg-brand" />
      )}
    </span>
  );
};
