import { expect } from 'vitest';
import type { SimulatedApp } from './simulated-app';

/** Outcomes that the app has reported to the user, by confirmation. */
export interface ReportedOutcomes {
  readonly done: Set<number>;
  readonly notDone: Set<number>;
}

/** Runs the continuations of all settled promises. */
export const flushPromises = async (): Promise<void> => {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
};

const recordsOf = ({ server }: SimulatedApp, confirmation: number): number =>
  server.records.filter((record) => record.confirmation === confirmation).length;

/** Checks the invariants and records the reported outcomes. */
export const expectInvariants = (app: SimulatedApp, reported: ReportedOutcomes): void => {
  expect(app.violations).toEqual([]);
  const session = app.session();
  const person = session && app.server.sessions.get(session.token);
  for (const index of [0, 1]) {
    const held = app.held(index);
    if (held === undefined) continue;
    const { confirmation, submission } = held;
    expect(confirmation.token, 'shown to its own session').toBe(session?.token);
    if (person !== undefined)
      expect([confirmation.userId, confirmation.mode], 'shown to its own user and mode').toEqual([
        person.userId,
        person.mode,
      ]);
    if (submission.state === 'confirmed') reported.done.add(confirmation.number);
    if (submission.state === 'failed') reported.notDone.add(confirmation.number);
  }
  for (const { number } of app.confirmations.values())
    expect(recordsOf(app, number), 'effects of one confirmation').toBeLessThanOrEqual(1);
  for (const number of reported.done) expect(recordsOf(app, number), 'reported as done').toBe(1);
  for (const number of reported.notDone) {
    expect(recordsOf(app, number), 'reported as not done').toBe(0);
    expect(app.server.canArrive(number), 'reported as not done while it can arrive').toBe(false);
  }
};

/** Lets every call arrive and be answered. */
const answerAll = async ({ server }: SimulatedApp): Promise<void> => {
  for (const call of server.calls) {
    call.arrive();
    call.answer();
  }
  await flushPromises();
};

/** Checks that, from any state, the user can confirm a new operation once the server answers again. */
export const expectRecovery = async (
  app: SimulatedApp,
  reported: ReportedOutcomes,
): Promise<void> => {
  app.server.refuseNone();
  // Each call, and the look-up that it causes, ends within a minute.
  while (app.server.calls.some(({ isOver }) => !isOver)) {
    for (const call of app.server.calls) call.lose();
    await flushPromises();
  }
  app.server.pass(10 * 60_000);
  for (const index of [0, 1]) {
    app.checkAgain(index);
    await answerAll(app);
    app.checkAgain(index);
    await answerAll(app);
    expectInvariants(app, reported);
    app.setAside(index);
  }
  const session = app.session();
  if (session === undefined || !app.server.sessions.has(session.token)) app.signIn(1);
  for (const index of [0, 1]) {
    expect(app.stage(index, 1), 'something new can be staged').toBe(true);
    expect(app.confirm(index), 'and confirmed').toBe(true);
    await answerAll(app);
    expectInvariants(app, reported);
    app.dismiss(index);
  }
};
