import { expect, it } from 'vitest';
import { settle } from '../../../tests/support/pending/invariants';
import { createSimulatedApp } from '../../../tests/support/pending/simulated-app';

const start = () => {
  const app = createSimulatedApp('list');
  app.signIn(1);
  app.learnOwner();
  const send = (tab: number, terms = 1): void => {
    app.stage(tab, terms);
    app.confirm(tab);
  };
  const newest = () => {
    const journey = app.server.journeys.at(-1);
    if (journey === undefined) throw new Error('nothing is under way');
    return journey;
  };
  const lose = async (): Promise<void> => {
    newest().lose();
    await settle();
  };
  const answer = async (): Promise<void> => {
    newest().arrive();
    newest().answer();
    await settle();
  };
  return { ...app, send, lose, answer, state: (tab = 0) => app.held(tab)?.submission.state };
};

it('without a reply, what is not listed is unknown for two minutes, and not done after them', async () => {
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

it('refuses a second one while the first is unresolved, and shows the first', async () => {
  const app = start();
  app.send(0);
  await app.lose();
  await app.answer();
  app.dismiss(0);
  expect(app.stage(0, 2)).toBe(false);
  expect(app.held(0)).toMatchObject({ isShown: true, isRefusing: true });
  // In another tab as well.
  expect(app.stage(1, 2)).toBe(false);
  expect(app.server.journeys).toHaveLength(2);
});

it('comes back as unknown after a reload, and is found', async () => {
  const app = start();
  app.send(0);
  app.server.journeys[0]?.arrive();
  app.reload(0);
  expect(app.state()).toBe('unknown');
  app.checkAgain(0);
  await app.answer();
  expect(app.state()).toBe('confirmed');
});

it('a look-up that meets a lost session signs out and leaves nothing behind', async () => {
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

it('one that was refused for a lost session is no reason to doubt the next', async () => {
  const app = start();
  app.send(0);
  app.server.sessions.delete(app.session()?.token ?? '');
  await app.answer();
  expect(app.session()).toBeUndefined();
  app.signIn(1);
  app.server.pass(2000);
  app.send(0);
  app.server.journeys.at(-1)?.arrive();
  await app.lose();
  await app.answer();
  expect(app.state()).toBe('confirmed');
});

it('an answer that comes while another session is on is gone when the first one comes back', async () => {
  const app = start();
  app.send(0);
  app.switchMode();
  await app.answer();
  app.switchMode();
  expect([app.held(0), app.stage(0, 1)]).toEqual([undefined, true]);
});

it('the record of one that was discarded is not taken for that of the next', async () => {
  const app = start();
  app.send(0);
  app.signOut();
  app.notify(0);
  app.signIn(1);
  app.server.pass(2000);
  app.send(0);
  // The second is lost for good; the first arrives late.
  await app.lose();
  app.server.journeys[0]?.arrive();
  await app.answer();
  expect(app.server.records).toHaveLength(1);
  expect(app.state()).toBe('unknown');
});

it('what the records do not show is put aside once it can no longer arrive, not before', async () => {
  const app = start();
  const { server } = app;
  app.send(0);
  const token = app.session()?.token ?? '';
  // More newer records than a page has, and none of before.
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
