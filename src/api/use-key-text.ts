import { useTranslation } from 'react-i18next';
import { keyText } from './failure-text';

/**
 * Gives the catalogue's texts for what a form itself refuses. They are loaded with the first problem, so that no screen waits for
 * them: until then, for a moment, the text is empty.
 */
export const useKeyText = (hasProblem: boolean): ((key: string) => string) => {
  const { ready } = useTranslation(hasProblem ? ['app', 'errors'] : ['app'], {
    useSuspense: false,
  });
  return (key) => (ready ? keyText(key) : '');
};
