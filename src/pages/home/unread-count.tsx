import { useLanguage } from '@/features/language';
import { UnreadCount as Count, type UnreadLabel } from '@/features/messages';

/** Tells the bell how many messages are unread. */
const UnreadCount = (props: { readonly onChange: (label: UnreadLabel | undefined) => void }) => (
  <Count {...props} language={useLanguage()} />
);

export default UnreadCount;
