import { useEffect, useEffectEvent } from 'react';
import { useFindRecord } from '@/ui/layout/use-find-record';
import type { Message } from './model';
import { useMarkRead, useMessages, type MessageLanguage } from './queries';

/** One message of the list; its pages are loaded until it is there. Marked as read once it is shown. */
export const useMessage = (id: number, lang: MessageLanguage) => {
  const list = useMessages(lang);
  const search = useFindRecord<Message>(list, id);
  const { mark } = useMarkRead('inline');
  const unread = search.state === 'found' && search.item.isUnread ? search.item.id : undefined;
  const read = useEffectEvent((message: number) => mark(message));
  // Synchronises with the server: what is on the screen is read.
  useEffect(() => {
    if (unread !== undefined) read(unread);
  }, [unread]);
  const isMissing = search.state === 'missing' || list.isMissing;
  return {
    isMissing,
    of: {
      value: search.state === 'found' ? search.item : undefined,
      failed: !isMissing && (list.isError || list.isFetchNextPageError),
      retry: () => void list.refetch(),
    },
  };
};
