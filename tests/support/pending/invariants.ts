import { expect } from 'vitest';
import type { SimulatedApp } from './simulated-app';

/** What somebody has been told, by confirmation. */
export interface Told {
  readonly done: Set<number>;
  readonly notDone: Set<number>;
}

/** Lets every promise that is settled by now be heard. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
};

const recordsOf = ({ server }: SimulatedApp, confirmation: number): number =>
  server.records.filter((record) => record.confirmation === confirmation).length;

/** Checks the invariants and records the reported outcomes. */
export const expectTruth = (app: SimulatedApp, told: Told): void => {
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
    if (submission.state === 'confirmed') told.done.add(confirmation.number);
    if (submission.state === 'failed') told.notDone.add(confirmation.number);
  }
  for (const { number } of app.confirmations.values())
    expect(recordsOf(app, number), 'effects of one confirmation').toBeLessThanOrEqual(1);
  for (const number of told.done) expect(recordsOf(app, number), 'told that it is done').toBe(1);
  for (const number of told.notDone) {
    expect(recordsOf(app, number), 'told that it is not done').toBe(0);
    expect(app.server.canArrive(number), 'told so while it may arrive').toBe(false);
  }
};

/** Lets every request arrive and its reply come. */
const answerAll = async ({ server }: SimulatedApp): Promise<void> => {
  for (const journey of server.journeys) {
    journey.arrive();
    journey.answer();
  }
  await settle();
};

/** From wherever it stands, with a server that answers again, whoever is signed in can confirm something new. */
export const expectWayOn = async (app: SimulatedApp, told: Told): Promise<void> => {
  app.server.refuseNone();
  // Each call ends within a minute; what it leads to as well.
  while (app.server.journeys.some(({ isOver }) => !isOver)) {
    for (const journey of app.server.journeys) journey.lose();
    await settle();
  }
  app.server.pass(10 * 60_000);
  for (const index of [0, 1]) {
    app.checkAgain(index);
    await answerAll(app);
    app.checkAgain(index);
    await answerAll(app);
    expectTruth(app, told);
    app.setAside(index);
  }
  const session = app.session();
  if (session === undefined || !app.server.sessions.has(session.token)) app.signIn(1);
  for (const index of [0, 1]) {
    expect(app.stage(index, 1), 'something new can be staged').toBe(true);
    expect(app.confirm(index), 'and confirmed').toBe(true);
    await answerAll(app);
    expectTruth(app, told);
    app.dismiss(index);
  }
};
