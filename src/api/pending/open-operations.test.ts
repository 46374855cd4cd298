import { expect, it } from 'vitest';
import {
  forgetDiscarded,
  hasOpenOperation,
  readOpenOperations,
} from '@/api/pending/open-operations';
import { flushPromises } from '../../../tests/support/pending/invariants';
import { createSimulatedApp } from '../../../tests/support/pending/simulated-app';

const sent = () => {
  const app = createSimulatedApp('list');
  app.signIn(1);
  app.learnOwner();
  app.stage(0, 1);
  app.confirm(0);
  const open = () => readOpenOperations(['test'], app.tab(0).env).map(({ state }) => state);
  const isAnyStored = () => hasOpenOperation(['other', 'test'], app.tab(0).env);
  return { ...app, open, isAnyStored };
};

it('an order is open once its reply is late, also after a reload, and until its outcome is known', async () => {
  const app = sent();
  app.server.pass(9_999);
  expect(app.open()).toEqual([]);
  expect(app.isAnyStored()).toBe(true);
  app.server.pass(1);
  expect(app.open()).toEqual(['unresolved']);
  app.reload(0);
  expect(app.open()).toEqual(['unresolved']);
  app.server.calls[0]?.arrive();
  app.checkAgain(0);
  app.server.calls[1]?.arrive();
  app.server.calls[1]?.answer();
  await flushPromises();
  expect(app.open()).toEqual([]);
  expect(app.isAnyStored()).toBe(false);
});

it('a sheet that was closed over an unknown outcome opens again', async () => {
  const app = sent();
  app.server.calls[0]?.lose();
  await flushPromises();
  app.server.calls[1]?.arrive();
  app.server.calls[1]?.answer();
  await flushPromises();
  app.dismiss(0);
  expect(app.held(0)).toMatchObject({ isShown: false });
  app.tab(0).pending.showAgain();
  expect(app.held(0)).toMatchObject({ isShown: true, isRefusing: false });
});

it('tells the person whose session ended over an order, nobody else, until told', () => {
  const app = sent();
  app.signOut();
  app.notify(0);
  expect(app.open(), 'a visitor').toEqual([]);
  app.signIn(2);
  app.learnOwner();
  expect(app.open(), 'somebody else').toEqual([]);
  app.signIn(1);
  app.learnOwner();
  expect(app.open()).toEqual(['discarded']);
  app.switchMode();
  expect(app.open(), 'the other account').toEqual([]);
  app.switchMode();
  forgetDiscarded('test', app.tab(0).env);
  expect(app.open()).toEqual([]);
});

it('an order that the reply itself refused with the session is no open question', async () => {
  const app = sent();
  app.server.sessions.delete(app.session()?.token ?? '');
  app.server.calls[0]?.arrive();
  app.server.calls[0]?.answer();
  await flushPromises();
  app.signIn(1);
  app.learnOwner();
  expect(app.open()).toEqual([]);
});
