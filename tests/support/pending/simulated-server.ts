import { ApiError } from '@/api/errors';

/** A user and account mode. */
export interface Person {
  readonly userId: number;
  readonly mode: 'live' | 'demo';
}

/** A record of the server. `confirmation`, which the API does not contain, is the tap that created it. */
export interface MadeRecord extends Person {
  readonly id: number;
  readonly confirmation: number;
  readonly key: string;
  readonly terms: number;
  /** Epoch seconds. */
  readonly madeAt: number;
}

/** A call in progress. The test decides when it arrives, and whether it is answered or lost. */
interface SimulatedCall {
  readonly confirmation: number | undefined;
  readonly key: string | undefined;
  readonly sentAt: number;
  /** False once the page that sent it is gone. */
  readonly isListening: () => boolean;
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
/** Rows on a page; few, so that older records fall off it. */
export const PAGE_SIZE = 4;

/** A server whose calls arrive and whose replies are lost as the test says. Its clock moves only with `pass`. */
export const createSimulatedServer = (honoursKeys: boolean) => {
  const sessions = new Map<string, Person>();
  const calls: SimulatedCall[] = [];
  const records: MadeRecord[] = [];
  const closedKeys = new Set<string>();
  let now = START;
  let areRecordsReadable = true;
  let refusals = 0;

  const callerOf = (token: string): Person => {
    const person = sessions.get(token);
    if (person === undefined)
      throw new ApiError({ kind: 'session-expired', message: 'session_expired', token });
    return person;
  };

  const send = <T>(
    about: Pick<SimulatedCall, 'confirmation' | 'key' | 'isListening'>,
    carryOut: () => T,
  ): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      let reply: (() => void) | undefined;
      const call: SimulatedCall = {
        ...about,
        sentAt: now,
        hasArrived: false,
        isOver: false,
        arrive: () => {
          if (call.hasArrived || now - call.sentAt > ARRIVES_WITHIN_MS) return;
          call.hasArrived = true;
          try {
            const value = carryOut();
            reply = () => resolve(value);
          } catch (error) {
            reply = () => reject(error);
          }
        },
        answer: () => {
          if (!call.hasArrived || call.isOver) return;
          call.isOver = true;
          if (call.isListening()) reply?.();
        },
        lose: () => {
          if (call.isOver) return;
          call.isOver = true;
          if (call.isListening()) reject(new ApiError({ kind: 'network', reason: 'failed' }));
        },
      };
      calls.push(call);
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
    calls,
    records,
    recordsOf,
    now: () => now,
    /** Advances the clock. Calls time out after a minute. */
    pass: (ms: number): void => {
      now += ms;
      for (const call of calls) if (now - call.sentAt >= ARRIVES_WITHIN_MS) call.lose();
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
    newest: (token: string): readonly MadeRecord[] => {
      const rows = recordsOf(callerOf(token)).slice(0, PAGE_SIZE);
      if (areRecordsReadable) return rows;
      throw new ApiError({ kind: 'invalid-response', detail: 'a row that cannot be read' });
    },
    /** From now on, whether the list of records can be read. */
    setReadable: (isReadable: boolean): void => {
      areRecordsReadable = isReadable;
    },
    /** The record of a key; without one, refuses the key from now on. */
    statusOf: (token: string, key: string): MadeRecord | undefined => {
      callerOf(token);
      const record = records.find((one) => one.key === key);
      if (record === undefined) closedKeys.add(key);
      return record;
    },
    /** True if a call of this confirmation can still create a record. */
    canArrive: (confirmation: number): boolean =>
      calls.some(
        (call) =>
          call.confirmation === confirmation &&
          !call.hasArrived &&
          now - call.sentAt <= ARRIVES_WITHIN_MS &&
          !closedKeys.has(call.key ?? ''),
      ),
  };
};
