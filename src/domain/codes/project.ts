import type { ListedStatus } from '../status/subscription';

/** `time_status` of a project (api-spec/paths/project.yaml; backend-facts.md, section 8). */
export const PROJECT_STAGE_CODES = { upcoming: 1, running: 2, ended: 3 } as const;

/** `status` of an own subscription (api-spec/paths/project.yaml; backend-facts.md, section 8). */
export const SUBSCRIPTION_STATUS_CODES = {
  applied: 1,
  paid: 2,
  delivered: 3,
} as const satisfies Record<ListedStatus, number>;
