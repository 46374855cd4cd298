import { schedule } from './agenda';
import { post } from './ledger/ledger';
import type { PersonEvent, RecordPut, User, WorldEvent, WorldState } from './state';

const dropTokens = (state: WorldState, userId: number): void => {
  for (const [token, owner] of Object.entries(state.tokens)) {
    if (owner === userId) delete state.tokens[token];
  }
};

const changeUser = (state: WorldState, id: number, changes: Partial<User>): void => {
  const user = state.users[id];
  if (user !== undefined) state.users[id] = { ...user, ...changes };
};

const putRecord = ({ records, lastIds }: WorldState, { collection, record }: RecordPut): void => {
  const into: Record<number, typeof record> = records[collection];
  into[record.id] = record;
  lastIds[collection] = Math.max(lastIds[collection], record.id);
};

/** Applies an event about a person: registration, sessions, credentials. */
const evolvePerson = (state: WorldState, event: PersonEvent): void => {
  switch (event.kind) {
    case 'userRegistered':
      state.users[event.user.id] = event.user;
      state.lastUserId = event.user.id;
      break;
    case 'userChanged':
      changeUser(state, event.id, event.changes);
      break;
    case 'tokenIssued':
      dropTokens(state, event.userId);
      state.tokens[event.token] = event.userId;
      state.tokenCount += 1;
      break;
    case 'tokenRevoked':
      dropTokens(state, event.userId);
      break;
    case 'codeSent':
      state.codes[event.target] = event.code;
      break;
    case 'nonceUsed':
      state.nonces[event.nonce] = event.at;
      break;
    case 'codeUsed':
      delete state.codes[event.target];
      break;
  }
};

/** Applies one event to the state in place. Only this function and `applyEvents` change a state; it makes no decisions. */
const evolve = (state: WorldState, event: WorldEvent): void => {
  switch (event.kind) {
    case 'moneyMoved':
      post(state.ledger, event.journal);
      break;
    case 'recordPut':
      putRecord(state, event);
      break;
    case 'recordRemoved':
      delete state.records[event.collection][event.id];
      break;
    case 'scheduled':
      schedule(state.agenda, event.appointment);
      break;
    case 'unscheduled':
      state.agenda = state.agenda.filter(
        ({ topic, id }) => topic !== event.topic || id !== event.id,
      );
      break;
    case 'marketDirected':
      state.interventions.push(event.intervention);
      break;
    case 'replyKept':
      state.replies[event.key] = event.kept;
      break;
    case 'clockChanged':
      state.clock = event.clock;
      break;
    default:
      evolvePerson(state, event);
  }
};

/**
 * Applies the events of one decision to the state in place. Journals are posted first, all or none: a journal that
 * breaks a ledger rule throws `LedgerError` before anything changes.
 */
export const applyEvents = (state: WorldState, events: readonly WorldEvent[]): void => {
  post(
    state.ledger,
    ...events.flatMap((event) => (event.kind === 'moneyMoved' ? [event.journal] : [])),
  );
  for (const event of events) if (event.kind !== 'moneyMoved') evolve(state, event);
};
