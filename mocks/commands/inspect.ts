import * as zod from 'zod/mini';
import type { EventName } from '@/api/generated/events';
import { OPERATIONS, type OperationId } from '@/api/generated/operations';
import type { Appointment } from '../engine/state';
import { LIFECYCLES } from '@/domain/status/lifecycles';
import { REVIEWED } from '../engine/reviewers';
import type { Backend } from '../handle';
import { OPERATION_IDS } from '../http/operations';
import { EVENT_NAMES } from '../stream/event-names';
import type { World } from '../world';
import { testOf } from './calls-as-test';

/** Read-only commands. */
export const InspectCommand = zod.discriminatedUnion('command', [
  /** Lists the cases that a reviewer can decide now. */
  zod.object({ command: zod.literal('pending') }),
  /** The world's time and the next due events. */
  zod.object({ command: zod.literal('schedule') }),
  /** The newest calls with their replies, newest first. */
  zod.object({ command: zod.literal('calls') }),
  /** The same calls as the source of a test that repeats them. */
  zod.object({ command: zod.literal('calls-as-test') }),
  /** The calls and events of the contract, as targets of faults. */
  zod.object({ command: zod.literal('contract') }),
]);
export type InspectCommand = zod.infer<typeof InspectCommand>;

const DECISIONS = ['approve', 'reject'] as const;

/** A case under review. */
export interface PendingCase {
  readonly collection: (typeof REVIEWED)[number];
  readonly id: number;
  /** Account name. */
  readonly account: string;
  readonly status: string;
  /** The reviewer's steps in its life cycle. */
  readonly decisions: readonly (typeof DECISIONS)[number][];
}

/** The state of a world's clock. Times in epoch milliseconds. */
export interface Schedule {
  readonly now: number;
  readonly frozen: boolean;
  readonly next: readonly Appointment[];
}

const SHOWN = 5;

/** Decisions that the life cycle allows for a record of this status. */
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

/** Names of the contract that fault rules can match. */
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

/** Executes a read-only command. */
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
