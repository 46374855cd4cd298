import { useSetLanguage } from '@/api/generated/hooks/session/session';
import type { Language } from '@/api/dialects/languages';

/** Tells the server the user's language; the screens do not wait for it. */
export const useTellServer = (): ((language: Language) => void) => {
  // Texts are already shown in the new language: a server that does not hear of it is no news to the user.
  const { mutate } = useSetLanguage({ mutation: { meta: { feedback: 'inline' } } });
  return (language) => mutate({ data: { lang: language } });
};
