import { ApiError } from '@/api/errors';

/** Whose account it is, and which of the two. */
export interface Person {
  readonly userId: number;
  readonly mode: 'live' | 'demo';
}

/** A record of the server. `confirmation` is what the wire does not say: which tap made it. */
export interface MadeRecord extends Person {
  readonly id: number;
  readonly confirmation: number;
  readonly key: string;
  readonly terms: number;
  /** Epoch seconds. */
  readonly madeAt: number;
}

/** A request under way. A test lets it arrive, and lets its reply come or be lost. */
interface Journey {
  readonly confirmation: number | undefined;
  readonly key: string | undefined;
  readonly sentAt: number;
  /** False once the page that sent it is gone: nobody hears the reply. */
  readonly isHeard: () => boolean;
  readonly arrive: () => void;
  readonly answer: () => void;
  readonly lose: () => void;
  hasArrived: boolean;
  isOver: boolean;
}

interface Order {
  readonly token: string;
  readonly confirmation: number;
  readonly key: string;
  readonly terms: number;
}

const ARRIVES_WITHIN_MS = 60_000;
const SECOND_MS = 1000;
const START = 1_772_442_000_000;
/** Rows on a page: so few that older records leave it. */
export const PAGE_SIZE = 4;

/** A server at which requests arrive late, and whose replies are lost, as a test says. Its clock stands still by itself. */
export const createSimulatedServer = (honoursKeys: boolean) => {
  const sessions = new Map<string, Person>();
  const journeys: Journey[] = [];
  const records: MadeRecord[] = [];
  const closedKeys = new Set<string>();
  let now = START;
  let refusals = 0;

  const callerOf = (token: string): Person => {
    const person = sessions.get(token);
    if (person === undefined)
      throw new ApiError({ kind: 'session-expired', message: 'session_expired', token });
    return person;
  };

  const send = <T>(
    about: Pick<Journey, 'confirmation' | 'key' | 'isHeard'>,
    carryOut: () => T,
  ): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      let reply: (() => void) | undefined;
      const journey: Journey = {
        ...about,
        sentAt: now,
        hasArrived: false,
        isOver: false,
        arrive: () => {
          if (journey.hasArrived || now - journey.sentAt > ARRIVES_WITHIN_MS) return;
          journey.hasArrived = true;
          try {
            const value = carryOut();
            reply = () => resolve(value);
          } catch (error) {
            reply = () => reject(error);
          }
        },
        answer: () => {
          if (!journey.hasArrived || journey.isOver) return;
          journey.isOver = true;
          if (journey.isHeard()) reply?.();
        },
        lose: () => {
          if (journey.isOver) return;
          journey.isOver = true;
          if (journey.isHeard()) reject(new ApiError({ kind: 'network', reason: 'failed' }));
        },
      };
      journeys.push(journey);
    });

  const make = ({ token, confirmation, key, terms }: Order): MadeRecord => {
    const person = callerOf(token);
    const madeAt = Math.floor(now / SECOND_MS);
    const record = { ...person, id: records.length + 1, confirmation, key, terms, madeAt };
    records.push(record);
    return record;
  };

  const place = (order: Order): MadeRecord => {
    const { token, key } = order;
    callerOf(token);
    const known = records.find((record) => record.key === key);
    if (honoursKeys && known !== undefined) return known;
    if (refusals > 0 || closedKeys.has(key)) {
      refusals = Math.max(0, refusals - 1);
      throw new ApiError({ kind: 'business', key: 'trading_closing', data: undefined });
    }
    return make(order);
  };

  const recordsOf = ({ userId, mode }: Person): readonly MadeRecord[] =>
    records.filter((record) => record.userId === userId && record.mode === mode).toReversed();

  return {
    sessions,
    journeys,
    records,
    recordsOf,
    now: () => now,
    /** Lets time pass. The client gives a call up after a minute. */
    pass: (ms: number): void => {
      now += ms;
      for (const journey of journeys) if (now - journey.sentAt >= ARRIVES_WITHIN_MS) journey.lose();
    },
    refuseNext: (): void => {
      refusals += 1;
    },
    refuseNone: (): void => {
      refusals = 0;
    },
    send,
    make,
    place,
    newest: (token: string): readonly MadeRecord[] =>
      recordsOf(callerOf(token)).slice(0, PAGE_SIZE),
    /** Says what came of a key, and closes it if nothing did. */
    statusOf: (token: string, key: string): MadeRecord | undefined => {
      callerOf(token);
      const record = records.find((one) => one.key === key);
      if (record === undefined) closedKeys.add(key);
      return record;
    },
    /** True if a request of this confirmation may still make a record. */
    canArrive: (confirmation: number): boolean =>
      journeys.some(
        (journey) =>
          journey.confirmation === confirmation &&
          !journey.hasArrived &&
          now - journey.sentAt <= ARRIVES_WITHIN_MS &&
          !closedKeys.has(journey.key ?? ''),
      ),
  };
};
