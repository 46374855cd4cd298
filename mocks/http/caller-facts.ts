import type { CallFacts } from '../scenarios/fault-rule';
import type { World } from '../world';

/** Facts about the caller of a request, for conditions of faults. `request-facts.ts` reads the request itself. */
export const callerFacts = (world: World, request: Request) => (): Promise<CallFacts> =>
  world.run(({ state, now }) => {
    const id = state.tokens[request.headers.get('authorization') ?? ''] ?? 0;
    const open = (records: Readonly<Record<number, { owner: number; status: string }>>): number =>
      Object.values(records).filter(({ owner, status }) => owner === id && status === 'open')
        .length;
    const { secondsOrders, positions } = state.records;
    return {
      events: [],
      reply: {
        account: state.users[id]?.account,
        openOrders: open(secondsOrders),
        openPositions: open(positions),
        now,
      },
    };
  });
