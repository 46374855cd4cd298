import { failureOf } from '@/api/errors';
import type { Environment } from '@/api/pending/environment';
import type { Session } from '@/api/pending/operation';
import { findNewRecord } from '@/api/pending/outcome';
import type { Strategy } from '@/api/pending/kind';
import { createPending, type Pending } from '@/api/pending/pending';
import type { ShownIn } from '@/api/pending/session-watch';
import { isUnresolved } from '@/api/pending/submission';
import { createSimulatedServer, PAGE_SIZE, type MadeRecord, type Person } from './simulated-server';

/** What a person sees before the tap. */
interface Staged {
  readonly terms: number;
  readonly price: number;
  readonly shownIn: ShownIn;
  readonly token: string;
  readonly person: Person | undefined;
  readonly idsBefore: readonly number[];
}

/** A tap on "confirm": who made it, in which session, and the price that was shown. */
interface Confirmation {
  readonly number: number;
  readonly token: string;
  readonly userId: number;
  readonly mode: Person['mode'];
  readonly price: number;
  readonly terms: number;
}

interface Tab {
  pending: Pending<MadeRecord>;
  staged: Staged | undefined;
  isAlive: { value: boolean };
}

export type StrategyName = Strategy<unknown>['by'];

/** The price may move by this much before what is shown no longer holds. */
const GUARD = 1;
const KEY = 'pending:test';

/**
 * The app in two tabs of one browser, on a simulated server. It notes whatever must not happen, as it happens, in
 * `violations`.
 */
export const createSimulatedApp = (strategyName: StrategyName) => {
  const server = createSimulatedServer(strategyName === 'repeat');
  const storage = new Map<string, string>();
  const confirmations = new Map<string, Confirmation>();
  const violations: string[] = [];
  /** Confirmations whose outcome one tab has told. */
  const resolved = new Set<number>();
  let session: Session | undefined;
  let price = 100;
  let taps = 0;
  let signIns = 0;
  /** The confirmation whose tap is being handled. */
  let tapped: number | undefined;
  let isChecking = false;
  const tabs: Tab[] = [];

  const forbid = (what: string, isWrong: boolean): void => {
    if (isWrong) violations.push(what);
  };

  /** Called as a request leaves. */
  const leaves = (confirmation: Confirmation): void => {
    const person = session && server.sessions.get(session.token);
    forbid('sent with another token', session?.token !== confirmation.token);
    forbid('sent in another mode', person !== undefined && person.mode !== confirmation.mode);
    forbid('sent for somebody else', person !== undefined && person.userId !== confirmation.userId);
  };

  const request = <T>(
    tab: { readonly value: boolean },
    about: { readonly confirmation: number | undefined; readonly key: string | undefined },
    carryOut: (token: string) => T,
  ): Promise<T> => {
    const token = session?.token ?? '';
    const call = { ...about, isHeard: () => tab.value };
    // As the client does: the session ends before whoever made the call hears of it.
    return server
      .send(call, () => carryOut(token))
      .catch((error: unknown) => {
        const failure = failureOf(error);
        if (failure?.kind === 'session-expired' && failure.token === session?.token) {
          signOut();
          tabs.find(({ isAlive }) => isAlive === tab)?.pending.discardOthers();
        }
        throw error;
      });
  };

  const place = (
    alive: { readonly value: boolean },
    confirmation: Confirmation,
    key: string,
  ): Promise<MadeRecord> => {
    leaves(confirmation);
    const { number, terms } = confirmation;
    return request(alive, { confirmation: number, key }, (token) =>
      server.place({ token, confirmation: number, key, terms }),
    );
  };

  const strategyOf = (alive: { readonly value: boolean }): Strategy<MadeRecord> => {
    const nameless = { confirmation: undefined, key: undefined };
    switch (strategyName) {
      case 'list':
        return {
          by: 'list',
          find: async (operation) =>
            findNewRecord(
              operation,
              { rows: await request(alive, nameless, server.newest), limit: PAGE_SIZE },
              { termsOf: ({ terms }) => ({ terms }), madeAt: ({ madeAt }) => madeAt },
            ),
        };
      case 'repeat':
        return {
          by: 'repeat',
          send: (operation) => {
            const confirmation = confirmations.get(operation.idempotencyKey);
            if (confirmation === undefined) throw new Error('repeats what nobody confirmed');
            forbid('repeated without a tap', !isChecking);
            forbid('repeated another body', operation.body['terms'] !== confirmation.terms);
            return place(alive, confirmation, operation.idempotencyKey);
          },
        };
      case 'status':
        return {
          by: 'status',
          ask: async ({ idempotencyKey }) => {
            const ask = (token: string) => server.statusOf(token, idempotencyKey);
            const record = await request(alive, nameless, ask);
            return record === undefined ? { state: 'not-done' } : { state: 'done', result: record };
          },
        };
    }
  };

  /** A tab may learn late of a change of session, but it learns of each, in order. */
  const change = (next: Session | undefined): void => {
    for (const { pending } of tabs) pending.discardOthers();
    session = next;
  };
  const signOut = (): void => change(undefined);

  const openTab = (index: number): Tab => {
    const isAlive = { value: true };
    const env: Environment = {
      session: () => session,
      now: server.now,
      read: (key) => storage.get(key),
      write: (key, text) => {
        if (!isAlive.value) return;
        if (text === undefined) storage.delete(key);
        else storage.set(key, text);
        for (const [other, tab] of tabs.entries())
          if (other !== index && key === KEY) tab.pending.follow(text);
      },
      createKey: () => `key-${String(taps).padStart(8, '0')}`,
    };
    const kind = { name: 'test', strategy: strategyOf(isAlive) };
    return { pending: createPending(kind, env), staged: undefined, isAlive };
  };
  tabs.push(openTab(0), openTab(1));
  const tabAt = (index: number): Tab => {
    const tab = tabs[index];
    if (tab === undefined) throw new Error(`no tab ${index}`);
    return tab;
  };

  const heldIn = (tab: Tab) => {
    const held = tab.pending.get();
    const confirmation = held && confirmations.get(held.operation.idempotencyKey);
    if (held !== undefined && confirmation !== undefined && !isUnresolved(held.submission))
      resolved.add(confirmation.number);
    return held && confirmation && { ...held, confirmation };
  };

  return {
    server,
    violations,
    confirmations,
    session: () => session,
    price: () => price,
    movePrice: (by: number): void => {
      price += by;
    },
    held: (index: number) => heldIn(tabAt(index)),
    staged: (index: number) => tabAt(index).staged,
    stage: (index: number, terms: number): boolean => {
      const tab = tabAt(index);
      const shownIn = tab.pending.session.read();
      const person = session && server.sessions.get(session.token);
      if (session === undefined || shownIn === undefined || !tab.pending.stage()) return false;
      const idsBefore = person ? server.recordsOf(person).map(({ id }) => id) : [];
      const { token } = session;
      const before = idsBefore.slice(0, PAGE_SIZE);
      tab.staged = { terms, price, shownIn, token, person, idsBefore: before };
      return true;
    },
    /** Taps "confirm". True if a request left. */
    confirm: (index: number): boolean => {
      const tab = tabAt(index);
      const { staged } = tab;
      if (staged === undefined) return false;
      const isOtherUnresolved = tabs.some((one) => {
        const held = heldIn(one);
        return (
          held !== undefined &&
          isUnresolved(held.submission) &&
          !resolved.has(held.confirmation.number)
        );
      });
      taps += 1;
      const number = taps;
      const key = `key-${String(number).padStart(8, '0')}`;
      const shownTo: Confirmation = {
        number,
        token: staged.token,
        userId: staged.person?.userId ?? 0,
        mode: staged.person?.mode ?? 'live',
        price: staged.price,
        terms: staged.terms,
      };
      confirmations.set(key, shownTo);
      tapped = number;
      const started = tab.pending.confirm({
        operationId: 'place',
        body: { terms: staged.terms },
        idsBefore: staged.idsBefore,
        summary: { title: '', subject: undefined, lines: [], done: '' },
        shownIn: staged.shownIn,
        isWithinGuard: () => Math.abs(price - staged.price) <= GUARD,
        send: (headers) => {
          forbid('sent what is not being confirmed', tapped !== number);
          forbid('sent beside another one', isOtherUnresolved);
          forbid('sent outside the guard', Math.abs(price - staged.price) > GUARD);
          forbid('sent under another key', headers['Idempotency-Key'] !== key);
          return place(tab.isAlive, shownTo, key);
        },
      });
      tapped = undefined;
      if (started === undefined) confirmations.delete(key);
      return started !== undefined;
    },
    checkAgain: (index: number): void => {
      isChecking = true;
      void tabAt(index).pending.checkAgain();
      isChecking = false;
    },
    dismiss: (index: number): void => tabAt(index).pending.dismiss(),
    setAside: (index: number): void => tabAt(index).pending.setAside(),
    reload: (index: number): void => {
      tabAt(index).isAlive.value = false;
      tabs[index] = openTab(index);
    },
    signOut,
    signIn: (userId: number): void => {
      signIns += 1;
      const token = `token-${signIns}`;
      server.sessions.set(token, { userId, mode: 'live' });
      change({ token, owner: undefined });
    },
    /** The server has said who the user is. */
    learnOwner: (): void => {
      const person = session && server.sessions.get(session.token);
      if (session !== undefined && person !== undefined)
        session = { token: session.token, owner: person };
    },
    switchMode: (): void => {
      const person = session && server.sessions.get(session.token);
      if (session?.owner === undefined || person === undefined) return;
      const next: Person = { ...person, mode: person.mode === 'live' ? 'demo' : 'live' };
      server.sessions.set(session.token, next);
      change({ token: session.token, owner: next });
    },
    /** The tab learns that the session is another one. */
    notify: (index: number): void => tabAt(index).pending.discardOthers(),
  };
};

export type SimulatedApp = ReturnType<typeof createSimulatedApp>;
