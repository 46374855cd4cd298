import { useLanguage } from '@/features/language';
import { RecordMessages as Messages } from '@/features/messages';
import type { ListedKind } from '@/domain/screens/record-path';

/** The messages about a record, in the language of the app. */
const RecordMessages = (props: { readonly kind: ListedKind; readonly id: number }) => (
  <Messages {...props} language={useLanguage()} />
);

export default RecordMessages;
