import { failureOf } from '@/api/errors';
import type { Environment } from '@/api/pending/environment';
import type { CurrentSession, PendingOperation } from '@/api/pending/operation';
import { findNewRecord, type OperationOutcome } from '@/api/pending/outcome';
import type { OutcomeStrategy } from '@/api/pending/operation-kind';
import { createPending, type Pending } from '@/api/pending/pending';
import { isUnresolved } from '@/api/pending/submission';
import type { Confirmation, Staged, StrategyName } from './simulated-tap';
import { createSimulatedServer, PAGE_SIZE, type MadeRecord, type Person } from './simulated-server';

interface Tab {
  pending: Pending<MadeRecord>;
  env: Environment;
  staged: Staged | undefined;
  isAlive: { value: boolean };
}

const isMissing = (error: unknown): boolean => failureOf(error)?.kind === 'invalid-response';

/** Price change up to which a confirmation is still valid. */
const GUARD = 1;
const KEY = 'pending:test';

/**
 * The app in two tabs of one browser, on a simulated server. Records forbidden events in `violations`.
 */
export const createSimulatedApp = (strategyName: StrategyName) => {
  const honoursKeys = !strategyName.startsWith('plain') && strategyName.endsWith('repeat');
  const server = createSimulatedServer(honoursKeys);
  const storage = new Map<string, string>();
  const confirmations = new Map<string, Confirmation>();
  const violations: string[] = [];
  /** Confirmations whose outcome a tab has reported. */
  const resolved = new Set<number>();
  let session: CurrentSession | undefined;
  let price = 100;
  let taps = 0;
  let signIns = 0;
  /** The confirmation whose tap is being handled. */
  let tapped: number | undefined;
  let isChecking = false;
  /** Ends the waits of calls whose reply is late. */
  const waiting: (() => void)[] = [];
  const tabs: Tab[] = [];

  const noteViolation = (what: string, isWrong: boolean): void => {
    if (isWrong) violations.push(what);
  };

  /** Checks that a call is sent in the session of its confirmation. */
  const checkSession = (confirmation: Confirmation): void => {
    const person = session && server.sessions.get(session.token);
    noteViolation('sent with another token', session?.token !== confirmation.token);
    noteViolation(
      'sent in another mode',
      person !== undefined && person.mode !== confirmation.mode,
    );
    noteViolation(
      'sent for somebody else',
      person !== undefined && person.userId !== confirmation.userId,
    );
  };

  const request = <T>(
    tab: { readonly value: boolean },
    about: { readonly confirmation: number | undefined; readonly key: string | undefined },
    carryOut: (token: string) => T,
  ): Promise<T> => {
    const token = session?.token ?? '';
    const call = { ...about, isListening: () => tab.value };
    // As in the client, the session ends before the caller sees the error.
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
    checkSession(confirmation);
    const { number, terms } = confirmation;
    return request(alive, { confirmation: number, key }, (token) =>
      server.place({ token, confirmation: number, key, terms }),
    );
  };

  const strategyOf = (alive: { readonly value: boolean }): OutcomeStrategy<MadeRecord> => {
    const anonymous = { confirmation: undefined, key: undefined };
    const find = async (operation: PendingOperation): Promise<OperationOutcome<MadeRecord>> =>
      findNewRecord(
        operation,
        { rows: await request(alive, anonymous, server.newest), limit: PAGE_SIZE },
        { termsOf: ({ terms }) => ({ terms }), madeAt: ({ madeAt }) => madeAt },
      );
    const send = (operation: PendingOperation): Promise<MadeRecord> => {
      const confirmation = confirmations.get(operation.idempotencyKey);
      if (confirmation === undefined) throw new Error('repeats what nobody confirmed');
      noteViolation('repeated without a tap', !isChecking);
      noteViolation('repeated at a server that ignores keys', !honoursKeys);
      noteViolation('repeated another body', operation.body['terms'] !== confirmation.terms);
      return place(alive, confirmation, operation.idempotencyKey);
    };
    switch (strategyName) {
      case 'list':
        return { by: 'list', find };
      case 'list-or-repeat':
      case 'plain-list-or-repeat':
        return { by: 'list', find, otherwise: { isMissing, send } };
      case 'repeat':
      case 'plain-repeat':
        return { by: 'repeat', send };
      case 'status':
        return {
          by: 'status',
          ask: async ({ idempotencyKey }) => {
            const ask = (token: string) => server.statusOf(token, idempotencyKey);
            const record = await request(alive, anonymous, ask);
            return record === undefined ? { state: 'not-done' } : { state: 'done', result: record };
          },
        };
    }
  };

  /** Changes the session. A tab can learn of it late, but learns of each change in order. */
  const change = (next: CurrentSession | undefined): void => {
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
      after: () => new Promise((resolve) => waiting.push(resolve)),
      createKey: () => `key-${String(taps).padStart(8, '0')}`,
      areKeysHonoured: () => honoursKeys,
    };
    const kind = { name: 'test', strategy: strategyOf(isAlive) };
    return { pending: createPending(kind, env), env, staged: undefined, isAlive };
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
    /** Lets 10 seconds pass for the calls that wait for a reply. */
    letRepliesBeLate: (): void => {
      for (const stop of waiting.splice(0)) stop();
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
    /** Taps "confirm". True if a request was sent. */
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
      const confirmation: Confirmation = {
        number,
        token: staged.token,
        userId: staged.person?.userId ?? 0,
        mode: staged.person?.mode ?? 'live',
        price: staged.price,
        terms: staged.terms,
      };
      confirmations.set(key, confirmation);
      tapped = number;
      const started = tab.pending.confirm({
        operationId: 'place',
        body: { terms: staged.terms },
        idsBefore: staged.idsBefore,
        summary: { title: '', subject: undefined, lines: [], done: '' },
        shownIn: staged.shownIn,
        isWithinGuard: () => Math.abs(price - staged.price) <= GUARD,
        send: (headers) => {
          noteViolation('sent what is not being confirmed', tapped !== number);
          noteViolation('sent beside another one', isOtherUnresolved);
          noteViolation('sent outside the guard', Math.abs(price - staged.price) > GUARD);
          noteViolation('sent under another key', headers['Idempotency-Key'] !== key);
          return place(tab.isAlive, confirmation, key);
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
    tab: tabAt,
    dismiss: (index: number): void => tabAt(index).pending.dismiss(),
    /** Leaves the screen of the operation. */
    leave: (index: number): void => tabAt(index).pending.leave(),
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
    /** The server's reply says who the user is. */
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
    /** Notifies the tab of a change of session. */
    notify: (index: number): void => tabAt(index).pending.discardOthers(),
  };
};

export type SimulatedApp = ReturnType<typeof createSimulatedApp>;
