import { guessCountry } from '@/lib/country-names';
import type { Area, NameValues } from './model';
import { useAreas } from './queries';

/** The picked dialling code, before that the one of the browser's country. */
export const useArea = ({ kind, area }: NameValues): Area | undefined => {
  const { data } = useAreas(kind === 'phone');
  return area ?? (data === undefined ? undefined : guessCountry(data, navigator.language));
};
