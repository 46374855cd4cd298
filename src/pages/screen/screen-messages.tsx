import type { LinkedKind } from '@/domain/screens/record-path';
import { useLanguage } from '@/features/language';
import { afterFirstData } from '@/lib/after-first-data';
import { Extra } from '@/ui';

const Messages = afterFirstData(async () => (await import('@/features/messages')).ScreenMessages);

/** The newest messages that lead to this screen, in the language of the app. The screen does not wait for them. */
export const ScreenMessages = (props: { readonly kind: LinkedKind; readonly id?: number }) => (
  <Extra>
    <Messages {...props} language={useLanguage()} />
  </Extra>
);
