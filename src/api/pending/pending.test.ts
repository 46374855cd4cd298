import { expect, it } from 'vitest';
import { flushPromises } from '../../../tests/support/pending/invariants';
import { createSimulatedApp } from '../../../tests/support/pending/simulated-app';
import type { StrategyName } from '../../../tests/support/pending/simulated-tap';

const start = (strategy: StrategyName = 'list') => {
  const app = createSimulatedApp(strategy);
  app.signIn(1);
  app.learnOwner();
  const send = (tab: number, terms = 1): void => {
    app.stage(tab, terms);
    app.confirm(tab);
  };
  const newest = () => {
    const call = app.server.calls.at(-1);
    if (call === undefined) throw new Error('nothing is under way');
    return call;
  };
  const lose = async (): Promise<void> => {
    newest().lose();
    await flushPromises();
  };
  const answer = async (): Promise<void> => {
    newest().arrive();
    newest().answer();
    await flushPromises();
  };
  return {
    ...app,
    newestCall: newest,
    send,
    lose,
    answer,
    state: (tab = 0) => app.held(tab)?.submission.state,
  };
};

it('without reply or record, is unknown for two minutes, then not done', async () => {
  const app = start();
  app.send(0);
  await app.lose();
  await app.answer();
  expect(app.state()).toBe('unknown');
  app.server.pass(119_000);
  app.checkAgain(0);
  await app.answer();
  expect(app.state()).toBe('unknown');
  app.server.pass(1000);
  app.checkAgain(0);
  await app.answer();
  expect(app.state()).toBe('failed');
});

it('can be set aside once it can no longer arrive, if the records cannot be read for good', async () => {
  const app = start();
  app.server.setReadable(false);
  app.send(0);
  await app.lose();
  await app.answer();
  app.setAside(0);
  expect(app.state()).toBe('unknown');
  app.server.pass(120_000);
  app.checkAgain(0);
  // A lost connection comes back: until then there is nothing to give up.
  await app.lose();
  app.setAside(0);
  expect(app.state()).toBe('unknown');
  app.checkAgain(0);
  await app.answer();
  expect(app.held(0)?.submission).toMatchObject({ state: 'unknown', isOverdue: true });
  app.setAside(0);
  expect(app.stage(0, 1)).toBe(true);
});

it('is sent again under its key, on a tap, if the server has no list of them', async () => {
  const app = start('list-or-repeat');
  app.server.setReadable(false);
  app.send(0);
  app.newestCall().arrive();
  await app.lose();
  await app.answer();
  // The list was looked for, and nothing is sent without a tap.
  expect([app.state(), app.server.calls.length]).toEqual(['unknown', 2]);
  app.checkAgain(0);
  await app.answer();
  expect([app.state(), app.server.calls.length]).toEqual(['confirmed', 3]);
  expect(app.server.records).toHaveLength(1);
});

it('is never sent again at a server that is not known to honour keys: it stays unknown, and can be set aside', async () => {
  const app = start('plain-list-or-repeat');
  app.server.setReadable(false);
  app.send(0);
  app.newestCall().arrive();
  await app.lose();
  await app.answer();
  app.checkAgain(0);
  await app.answer();
  expect(app.state()).toBe('unknown');
  app.server.pass(120_000);
  app.checkAgain(0);
  await app.answer();
  app.setAside(0);
  expect([app.stage(0, 1), app.server.records.length]).toEqual([true, 1]);
});

it('is not sent again while its list is only slow to answer', async () => {
  const app = start('list-or-repeat');
  app.send(0);
  app.newestCall().arrive();
  await app.lose();
  await app.lose();
  app.checkAgain(0);
  await app.answer();
  expect(app.state()).toBe('confirmed');
  // The order, and the list twice.
  expect(app.server.calls.map(({ key }) => key !== undefined)).toEqual([true, false, false]);
});

it('is done once the record is there, although its reply is still on the way', async () => {
  const app = start();
  app.send(0);
  const order = app.newestCall();
  order.arrive();
  app.letRepliesBeLate();
  await flushPromises();
  expect(app.state()).toBe('submitting');
  await app.answer();
  expect(app.state()).toBe('confirmed');
  order.lose();
  await flushPromises();
  expect(app.state()).toBe('confirmed');
});

it('asks nothing more once a reply came in time', async () => {
  const app = start();
  app.send(0);
  await app.answer();
  app.letRepliesBeLate();
  await flushPromises();
  expect(app.server.calls).toHaveLength(1);
});

it('asks nothing more of an order whose session has ended', async () => {
  const app = start();
  app.send(0);
  app.signOut();
  app.notify(0);
  app.letRepliesBeLate();
  await flushPromises();
  expect(app.server.calls).toHaveLength(1);
});

it('a record that is not there yet proves nothing: it waits for the reply', async () => {
  const app = start();
  app.send(0);
  const order = app.newestCall();
  app.letRepliesBeLate();
  await flushPromises();
  await app.answer();
  expect(app.state()).toBe('submitting');
  order.arrive();
  order.answer();
  await flushPromises();
  expect(app.state()).toBe('confirmed');
});

it('refuses a second operation while the first is unresolved, and shows the first', async () => {
  const app = start();
  app.send(0);
  await app.lose();
  await app.answer();
  app.dismiss(0);
  expect(app.stage(0, 2)).toBe(false);
  expect(app.held(0)).toMatchObject({ isShown: true, isRefusing: true });
  // The same in another tab.
  expect(app.stage(1, 2)).toBe(false);
  expect(app.server.calls).toHaveLength(2);
});

it('is over once the screen that tells of its refusal is left', async () => {
  const app = start();
  app.server.refuseNext();
  app.send(0);
  await app.answer();
  expect(app.state()).toBe('failed');
  app.leave(0);
  expect(app.held(0)).toBeUndefined();
});

it.each(['list', 'repeat', 'status'] as const)(
  'stays when its screen is left while it is sent, looked up or unknown: by %s',
  async (strategy) => {
    const app = start(strategy);
    app.send(0);
    app.leave(0);
    expect(app.state()).toBe('submitting');
    await app.lose();
    app.leave(0);
    if (strategy !== 'repeat') await app.lose();
    app.leave(0);
    expect(app.state()).toBe('unknown');
    expect(app.stage(0, 2)).toBe(false);
  },
);

it('tells of a refusal that comes after its screen was left', async () => {
  const app = start();
  app.server.refuseNext();
  app.send(0);
  app.leave(0);
  await app.answer();
  expect(app.held(0)).toMatchObject({ isShown: true, submission: { state: 'failed' } });
});

it('is unknown after a reload, and can be looked up', async () => {
  const app = start();
  app.send(0);
  app.server.calls[0]?.arrive();
  app.reload(0);
  expect(app.state()).toBe('unknown');
  app.checkAgain(0);
  await app.answer();
  expect(app.state()).toBe('confirmed');
});

it('a lost session during a look-up signs out and discards the operation', async () => {
  const app = start();
  app.send(0);
  await app.lose();
  await app.lose();
  const token = app.session()?.token ?? '';
  app.server.sessions.delete(token);
  app.checkAgain(0);
  await app.answer();
  expect(app.session()).toBeUndefined();
  app.signIn(1);
  expect([app.held(0), app.stage(0, 1)]).toEqual([undefined, true]);
});

it('an operation refused for a lost session does not make the next one ambiguous', async () => {
  const app = start();
  app.send(0);
  app.server.sessions.delete(app.session()?.token ?? '');
  await app.answer();
  expect(app.session()).toBeUndefined();
  app.signIn(1);
  app.server.pass(2000);
  app.send(0);
  app.server.calls.at(-1)?.arrive();
  await app.lose();
  await app.answer();
  expect(app.state()).toBe('confirmed');
});

it('a reply that arrives in another session is not shown when the first session returns', async () => {
  const app = start();
  app.send(0);
  app.switchMode();
  await app.answer();
  app.switchMode();
  expect([app.held(0), app.stage(0, 1)]).toEqual([undefined, true]);
});

it('the record of a discarded operation is not taken for the record of the next', async () => {
  const app = start();
  app.send(0);
  app.signOut();
  app.notify(0);
  app.signIn(1);
  app.server.pass(2000);
  app.send(0);
  // The second never arrives; the first arrives late.
  await app.lose();
  app.server.calls[0]?.arrive();
  await app.answer();
  expect(app.server.records).toHaveLength(1);
  expect(app.state()).toBe('unknown');
});

it('an operation that the records do not show can be set aside only once it can no longer arrive', async () => {
  const app = start();
  const { server } = app;
  app.send(0);
  const token = app.session()?.token ?? '';
  // More new records than fit on a page, so that it shows none from before.
  for (let more = 0; more < 5; more += 1)
    server.make({ token, confirmation: -1, key: `other-${more}`, terms: 3 });
  await app.lose();
  await app.answer();
  app.setAside(0);
  expect(app.state()).toBe('unknown');
  server.pass(120_000);
  app.checkAgain(0);
  await app.answer();
  expect(app.held(0)?.submission).toMatchObject({ state: 'unknown', isOverdue: true });
  app.setAside(0);
  expect(app.stage(0, 1)).toBe(true);
});
