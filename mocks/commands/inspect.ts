import * as zod from 'zod/mini';
import type { EventName } from '@/api/generated/events';
import { OPERATIONS, type OperationId } from '@/api/generated/operations';
import type { Appointment } from '../engine/state';
import { LIFECYCLES } from '../engine/lifecycles';
import { REVIEWED } from '../engine/reviewers';
import type { Backend } from '../handle';
import { OPERATION_IDS } from '../http/operations';
import { EVENT_NAMES } from '../stream/event-names';
import type { World } from '../world';
import { testOf } from './calls-as-test';

/** What looks at a world and changes nothing. */
export const InspectCommand = zod.discriminatedUnion('command', [
  /** What a reviewer could decide now. */
  zod.object({ command: zod.literal('pending') }),
  /** The world's time and what is due next. */
  zod.object({ command: zod.literal('schedule') }),
  /** The newest calls with their replies, newest first. */
  zod.object({ command: zod.literal('calls') }),
  /** The same as the text of a test that makes them again. */
  zod.object({ command: zod.literal('calls-as-test') }),
  /** The calls and events that there are: what a fault can be about. */
  zod.object({ command: zod.literal('contract') }),
]);
export type InspectCommand = zod.infer<typeof InspectCommand>;

const DECISIONS = ['approve', 'reject'] as const;

/** Something under review. */
export interface PendingCase {
  readonly collection: (typeof REVIEWED)[number];
  readonly id: number;
  /** Name of the account. */
  readonly account: string;
  readonly status: string;
  /** The steps of its life cycle that are a reviewer's. */
  readonly decisions: readonly (typeof DECISIONS)[number][];
}

/** Where a world's clock stands. Times in epoch milliseconds. */
export interface Schedule {
  readonly now: number;
  readonly frozen: boolean;
  readonly next: readonly Appointment[];
}

const SHOWN = 5;

/** What a reviewer may do to a record of this status: the life cycle says so. */
const decisionsOf = (
  collection: (typeof REVIEWED)[number],
  status: string,
): PendingCase['decisions'] =>
  DECISIONS.filter((decision) =>
    LIFECYCLES[collection]?.some(({ from, event }) => from === status && event === decision),
  );

const pendingCases = (world: World): Promise<readonly PendingCase[]> =>
  world.run(({ state }) => ({
    events: [],
    reply: REVIEWED.flatMap((collection) =>
      Object.values<{ readonly id: number; readonly owner: number; readonly status: string }>(
        state.records[collection],
      ).flatMap(({ id, owner, status }) => {
        const decisions = decisionsOf(collection, status);
        const account = state.users[owner]?.account ?? String(owner);
        return decisions.length > 0 ? [{ collection, id, account, status, decisions }] : [];
      }),
    ),
  }));

const scheduleOf = (world: World): Promise<Schedule> =>
  world.run(({ state, now }) => ({
    events: [],
    reply: {
      now,
      frozen: state.clock.mode === 'frozen',
      next: state.agenda.slice(0, SHOWN),
    },
  }));

/** The names of the contract, by which rules of faults match. */
export interface ContractNames {
  readonly operations: readonly {
    readonly id: OperationId;
    readonly method: string;
    readonly path: string;
    readonly tag: string;
  }[];
  readonly events: readonly EventName[];
}

const contractNames = (): ContractNames => ({
  operations: OPERATION_IDS.map((id) => {
    const { method, path, tag } = OPERATIONS[id];
    return { id, method, path, tag };
  }),
  events: EVENT_NAMES,
});

/** Answers a question about a world. */
export const inspect = async (
  world: World,
  { log }: Backend,
  { command }: InspectCommand,
): Promise<unknown> => {
  switch (command) {
    case 'pending':
      return pendingCases(world);
    case 'schedule':
      return scheduleOf(world);
    case 'calls':
      return log.newest();
    case 'calls-as-test':
      return testOf(await world.snapshot(), await log.recorded());
    case 'contract':
      return contractNames();
  }
};
