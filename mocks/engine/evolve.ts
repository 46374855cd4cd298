import { post } from './ledger/ledger';
import type { User, WorldEvent, WorldState } from './state';

const dropTokens = (state: WorldState, userId: number): void => {
  for (const [token, owner] of Object.entries(state.tokens)) {
    if (owner === userId) delete state.tokens[token];
  }
};

const changeUser = (state: WorldState, id: number, changes: Partial<User>): void => {
  const user = state.users[id];
  if (user !== undefined) state.users[id] = { ...user, ...changes };
};

/** Applies one event to the state in place. The only code that changes a state; it decides nothing. */
export const evolve = (state: WorldState, event: WorldEvent): void => {
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
    case 'codeUsed':
      delete state.codes[event.target];
      break;
    case 'moneyMoved':
      post(state.ledger, event.journal);
      break;
    case 'orderOpened':
      state.orders[event.order.id] = event.order;
      state.openOrders.push(event.order.id);
      state.lastOrderId = event.order.id;
      break;
    case 'orderSettled':
      state.orders[event.order.id] = event.order;
      state.openOrders = state.openOrders.filter((id) => id !== event.order.id);
      break;
    case 'replyKept':
      state.replies[event.key] = event.kept;
      break;
    case 'clockChanged':
      state.clock = event.clock;
      break;
  }
};
