import { useQueryClient } from '@tanstack/react-query';
import { useSetLanguage } from '@/api/generated/hooks/session/session';
import type { Language } from '@/api/dialects/languages';

/** Sends the user's language to the server in the background, and reads its texts again in that language. */
export const useSyncLanguage = (): ((language: Language) => void) => {
  const client = useQueryClient();
  // The UI has already switched, so a failure needs no message.
  const { mutate } = useSetLanguage({ mutation: { meta: { feedback: 'inline' } } });
  return (language) => {
    mutate({ data: { lang: language } });
    void client.invalidateQueries();
  };
};
