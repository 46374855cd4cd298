import { guessCountry } from '@/lib/country-names';
import type { DiallingCode, IdentifierValues } from './model';
import { useDiallingCodes } from './queries';

/**
 * The selected dialling code, else that of the browser's country; `undefined` until the list is loaded. `isOffered` limits
 * the guess.
 */
export const useDiallingCode = (
  { kind, area }: IdentifierValues,
  isOffered: (area: DiallingCode) => boolean = () => true,
): DiallingCode | undefined => {
  const { data } = useDiallingCodes(kind === 'phone');
  return area ?? (data && guessCountry(data.filter(isOffered), navigator.language));
};
