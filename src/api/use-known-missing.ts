import { useQueryClient, type QueryCache, type QueryKey } from '@tanstack/react-query';
import { isMissingCall } from './missing-call';

/** True once a read under this key has turned out to be missing on this server, whatever it was called with. */
export const isKnownMissing = (cache: QueryCache, queryKey: QueryKey): boolean =>
  cache.findAll({ queryKey }).some(({ state }) => isMissingCall(state.error));

/** `isKnownMissing` as of this rendering. Makes no request: false also while nothing has asked yet. */
export const useKnownMissing = (queryKey: QueryKey): boolean =>
  isKnownMissing(useQueryClient().getQueryCache(), queryKey);
