import type { QueryClient } from '@tanstack/react-query';
import { getGetUserInfoQueryOptions } from './generated/hooks/session/session';
import type { UserInfo } from './generated/model';

/** Reads the signed-in user now, for a call whose reply was lost. Throws what the read fails with: an `ApiError`. */
export const readUser = (client: QueryClient): Promise<UserInfo> =>
  client.fetchQuery({ ...getGetUserInfoQueryOptions(), staleTime: 0 });
