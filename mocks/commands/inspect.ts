import * as zod from 'zod/mini';
import type { Appointment } from '../engine/state';
import { REVIEWED, REVIEWERS } from '../engine/reviewers';
import { APPROVED } from '../engine/reviews';
import type { Backend } from '../handle';
import type { World } from '../world';

/** What looks at a world and changes nothing. */
export const InspectCommand = zod.discriminatedUnion('command', [
  /** What a reviewer could decide now. */
  zod.object({ command: zod.literal('pending') }),
  /** The world's time and what is due next. */
  zod.object({ command: zod.literal('schedule') }),
  /** The newest calls with their replies, newest first. */
  zod.object({ command: zod.literal('calls') }),
]);
export type InspectCommand = zod.infer<typeof InspectCommand>;

/** Something under review. */
export interface PendingCase {
  readonly collection: (typeof REVIEWED)[number];
  readonly id: number;
  /** Name of the account. */
  readonly account: string;
}

/** Where a world's clock stands. Times in epoch milliseconds. */
export interface Schedule {
  readonly now: number;
  readonly frozen: boolean;
  readonly next: readonly Appointment[];
}

const SHOWN = 5;

const pendingCases = (world: World): Promise<readonly PendingCase[]> =>
  world.run((context) => ({
    events: [],
    reply: REVIEWED.flatMap((collection) =>
      Object.values<{ readonly id: number; readonly owner: number }>(
        context.state.records[collection],
      )
        // Under review is what a decision would change.
        .filter(({ id }) => REVIEWERS[collection](context, id, APPROVED).length > 0)
        .map(({ id, owner }) => ({
          collection,
          id,
          account: context.state.users[owner]?.account ?? String(owner),
        })),
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

/** Answers a question about a world. */
export const inspect = async (
  world: World,
  { calls }: Backend,
  { command }: InspectCommand,
): Promise<unknown> => {
  switch (command) {
    case 'pending':
      return pendingCases(world);
    case 'schedule':
      return scheduleOf(world);
    case 'calls':
      return calls();
  }
};
