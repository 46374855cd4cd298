import { getGetLimitsQueryKey } from '@/api/generated/hooks/limits/limits';
import { useKnownMissing } from '@/api/use-known-missing';

/** True once this server turned out to have no limits; without a request. */
export const useHasNoLimits = (): boolean => useKnownMissing(getGetLimitsQueryKey());
