import { guessCountry } from '@/lib/country-names';
import type { DiallingCode, IdentifierValues } from './model';
import { useDiallingCodes } from './queries';

/** The selected dialling code, else that of the browser's country; `undefined` until the list is loaded. */
export const useDiallingCode = ({ kind, area }: IdentifierValues): DiallingCode | undefined => {
  const { data } = useDiallingCodes(kind === 'phone');
  return area ?? (data === undefined ? undefined : guessCountry(data, navigator.language));
};
