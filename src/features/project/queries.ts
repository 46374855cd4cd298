import { useInfiniteQuery, type QueryClient } from '@tanstack/react-query';
import * as zod from 'zod/mini';
import { failureOf } from '@/api/errors';
import {
  getGetProjectsQueryKey,
  getGetSubscriptionsQueryKey,
  getSubscriptions,
  subscribeToProject,
  useGetProjects,
  useGetSubscriptions,
} from '@/api/generated/hooks/project/project';
import { getSubscriptionsPages } from '@/api/generated/hooks/project/project.pages';
import { getGetWalletQueryKey, getGetWalletsQueryKey } from '@/api/generated/hooks/wallet/wallet';
import type { ProjectPage } from '@/api/generated/model';
import { invalidateQueries } from '@/api/invalidate-queries';
import { toLoadable, type Loadable } from '@/api/loadable';
import { isMissingCall } from '@/api/missing-call';
import type { PendingOperation } from '@/api/pending/operation';
import type { RecordPage } from '@/api/pending/outcome';
import { prepareCall, type KeyHeader } from '@/api/pending/submission';
import { IDLE_POLL_MS } from '@/api/poll';
import type { SubscriptionRow } from '@/api/rows';
import { useWasMissing } from '@/api/use-last-failure';
import { toProject, type Preview, type Project } from './model';
import { areFull, type FullRow } from './outcome';
import { toSubscription, type Subscription } from './subscription';

const PAGE_SIZE = 20;
/** The list has no call for one project, so all of it is read: it is short. */
const ALL = { page: 1, limit: 100 } as const;
const NEWEST_PAGE = { page: 1, limit: 100 } as const;
/** Poll interval of projects: others subscribe, and a price may move. */
const PROJECTS_MS = 10_000;

/** Language code of the texts of projects. */
export type ProjectLanguage = NonNullable<
  NonNullable<Parameters<typeof useGetProjects>[0]>['lang']
>;

const toProjects = ({ data }: ProjectPage): readonly Project[] => data.map(toProject);

/** The projects, newest first, and when they were read (epoch milliseconds of the device). */
export const useProjects = (
  lang: ProjectLanguage,
): Loadable<readonly Project[]> & { readonly readAt: number } => {
  const query = useGetProjects(
    { ...ALL, lang },
    { query: { select: toProjects, refetchInterval: PROJECTS_MS } },
  );
  return { ...toLoadable(query.data, query), readAt: query.dataUpdatedAt };
};

/** Thrown for rows of a server that do not say which project they are of. */
const SPARSE_ROWS = new Error('Rows without a project');

/** True if the server has no list of own subscriptions, or one whose rows cannot be told apart. */
export const isListMissing = (error: unknown): boolean =>
  error === SPARSE_ROWS || isMissingCall(error) || failureOf(error)?.kind === 'invalid-response';

/**
 * The newest own subscriptions. They tell an older one from one whose reply was lost, and how many units one has; empty
 * if the server lists none. No request for a visitor.
 */
export const useNewestSubscriptions = (isSignedIn: boolean): Loadable<readonly Subscription[]> => {
  const query = useGetSubscriptions(NEWEST_PAGE, {
    query: { enabled: isSignedIn, refetchInterval: IDLE_POLL_MS },
  });
  const isMissing = useWasMissing(query, isListMissing);
  const isNone = !isSignedIn || isMissing;
  return toLoadable(isNone ? [] : query.data?.data.map(toSubscription), query);
};

/** Fetches the newest subscriptions, bypassing the cache. Rejects with `ApiError`, and if rows cannot be told apart. */
export const fetchNewestSubscriptions = async (): Promise<RecordPage<FullRow>> => {
  const { data: rows } = await getSubscriptions(NEWEST_PAGE);
  if (!areFull(rows)) throw SPARSE_ROWS;
  return { rows, limit: NEWEST_PAGE.limit };
};

/** All own subscriptions, newest first, as an infinite query. `isMissing` if the server lists none. */
export const useSubscriptionHistory = () => {
  const list = useInfiniteQuery({
    ...getSubscriptionsPages({ limit: PAGE_SIZE }),
    // The units come while somebody looks on.
    refetchInterval: IDLE_POLL_MS,
  });
  const isMissing = useWasMissing(list, isListMissing);
  const items = list.data?.pages.flatMap(({ data }) => data.map(toSubscription));
  return { ...list, items, isMissing };
};

const CHANGED_KEYS = [
  getGetProjectsQueryKey(),
  getGetSubscriptionsQueryKey(),
  getGetWalletQueryKey(),
  getGetWalletsQueryKey(),
] as const;

/** Invalidates every query that a subscription, or its refusal, changes: projects, records and balances. */
export const refreshProjectData = (client: QueryClient): Promise<void> =>
  invalidateQueries(client, CHANGED_KEYS);

const subscribe = async (
  // `price` is that of all units (backend-facts.md, 18.9).
  body: { readonly project_id: number; readonly amount: string; readonly price: string },
  headers: KeyHeader,
): Promise<SubscriptionRow | undefined> => {
  await subscribeToProject(body, headers);
  // The reply is a message: the record is looked up for its number.
  return undefined;
};

/** The API call that subscribes at the cost that the user saw. */
export const toSubscribeCall = ({ id }: Project, { units, cost }: Preview) =>
  prepareCall('subscribeToProject', { project_id: id, amount: units, price: cost }, subscribe);

const sentBody = zod.object({ project_id: zod.int(), amount: zod.string(), price: zod.string() });

/** Sends a stored subscription again, with its key. Rejects with `ApiError`. */
export const sendAgain = async (
  { body }: PendingOperation,
  headers: KeyHeader,
): Promise<SubscriptionRow | undefined> => subscribe(sentBody.parse(body), headers);
