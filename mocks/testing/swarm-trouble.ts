import fc from 'fast-check';
import { expect } from 'vitest';
import type { OperationId } from '@/api/generated/operations';
import type { WorldState } from '../engine/state';
import { sharedStore } from './shared-store';
import { PEOPLE, type SwarmStep } from './swarm-steps';
import {
  attach,
  executeEvent,
  playPlainly,
  sendAs,
  sendingOf,
  type Sending,
  type SwarmStage,
} from './swarm-stage';
import { USDT_ID } from '../catalogue/currencies';

type Reply = Record<string, unknown>;

const LOOKS: readonly OperationId[] = [
  'getUserInfo',
  'getWallets',
  'getOrders',
  'getForexOrders',
  'getLeverageOrders',
  'getCoinOrders',
  'getTopUps',
  'getWithdrawals',
  'getDeposits',
  'getDepositPayouts',
  'getLoans',
  'getFlashExchanges',
  'getProjects',
  'getSubscriptions',
  'getNotifications',
  'getTradingStatistics',
];

/** Disturbances around a step that must not change the outcome. */
const TROUBLES = [
  'look',
  'restart',
  'throughJson',
  'goBack',
  'fork',
  'otherTab',
  'together',
  'requestLost',
  'replyLost',
  'saveFails',
  'inParts',
] as const;
export type Trouble = (typeof TROUBLES)[number];

/** The disturbances around each step; a run uses only some kinds. */
export const troubles = (most: number): fc.Arbitrary<readonly (readonly Trouble[])[]> =>
  fc
    .subarray([...TROUBLES], { minLength: 1 })
    .chain((kinds) => fc.array(fc.subarray(kinds), { minLength: most, maxLength: most }));

/** Two tabs on one store; either may act. */
export interface Tabs {
  acting: SwarmStage;
  other: SwarmStage;
}

export const openTabs = async (stage: SwarmStage): Promise<Tabs> => ({
  acting: stage,
  other: await attach(stage),
});

/** Unrelated steps in another world, or in one that is then restored. */
const ASIDE: readonly SwarmStep[] = [
  {
    kind: 'call',
    who: 'practice',
    call: 'submitOrder',
    fields: { match_id: 1, currency_id: USDT_ID, type: 1, seconds: 30, number: '33' },
  },
  { kind: 'wait', ms: 77_000 },
];

const playAside = async (stage: SwarmStage): Promise<void> => {
  for (const step of ASIDE) await playPlainly(stage, step, NaN);
};

const look = async (stage: SwarmStage, number: number): Promise<void> => {
  for (const who of PEOPLE) {
    const call = LOOKS[(number + who.length) % LOOKS.length];
    if (call !== undefined) await sendAs(stage, who, call, {});
  }
};

/** Replaces the saved state by its JSON round trip, as by export and import; head included. */
const throughJson = async (tabs: Tabs): Promise<Tabs> => {
  const saved = await tabs.acting.store.load();
  const store = sharedStore();
  store.putText(JSON.stringify(saved));
  return openTabs(await attach({ ...tabs.acting, store }));
};

const BEFORE: Readonly<
  Partial<Record<Trouble, (tabs: Tabs, number: number) => Promise<Tabs | undefined>>>
> = {
  look: async ({ acting, other }, number) => {
    await look(acting, number);
    await look(other, number + 1);
    return undefined;
  },
  restart: async ({ acting }) => openTabs(await attach(acting)),
  throughJson,
  goBack: async ({ acting }) => {
    const kept: WorldState = await acting.world.snapshot();
    await playAside(acting);
    await acting.world.restore(kept);
    return undefined;
  },
  fork: async ({ acting }) => {
    const child = await attach({ ...acting, store: sharedStore() });
    await child.world.restore(await acting.world.snapshot());
    await playAside(child);
    return undefined;
  },
  otherTab: async ({ acting, other }) => ({ acting: other, other: acting }),
};

const HTML = { kind: 'html' } as const;

/** Fails the call or its save, so that the sender gets no useful reply. */
const failOnce = async (
  stage: SwarmStage,
  { who, call, fields, clientId }: Sending,
  trouble: Trouble,
): Promise<void> => {
  const at = trouble === 'requestLost' ? 'beforeCommit' : 'afterCommit';
  if (trouble === 'saveFails') stage.store.failSaves(1);
  else stage.backend.faults.add({ operation: call, stage: at, effect: HTML, times: 1 });
  // A refusal saves nothing, so it is received immediately.
  await sendAs(stage, who, call, fields, clientId).catch((error: unknown) => {
    expect(String(error)).toMatch(/JSON|HTTP 500/u);
  });
  stage.store.failSaves(0);
  stage.backend.faults.clear();
};

/** Sends a call amid its disturbances; resolves with the final reply. */
const sendThrough = async (
  { acting, other }: Tabs,
  sending: Sending,
  around: readonly Trouble[],
  keyed: boolean,
): Promise<Reply> => {
  const { who, call, fields, clientId } = sending;
  for (const trouble of around) {
    if (
      trouble === 'requestLost' ||
      (keyed && (trouble === 'replyLost' || trouble === 'saveFails'))
    )
      await failOnce(acting, sending, trouble);
  }
  const send = (stage: SwarmStage) => sendAs(stage, who, call, fields, clientId);
  if (!keyed || !around.includes('together')) return send(acting);
  const replies = await Promise.all([
    send(other),
    sendAs(acting, who, 'getWallets', {}),
    send(acting),
    sendAs(other, who, 'getOrders', {}),
    send(other),
  ]);
  const [reply] = replies;
  expect([replies[2], replies[4]]).toEqual([reply, reply]);
  return reply;
};

const waitInParts = async ({ acting, other }: Tabs, ms: number): Promise<void> => {
  const parts = [Math.floor(ms / 3), Math.floor(ms / 7)];
  const rest = ms - parts.reduce((sum, part) => sum + part, 0);
  for (const [index, part] of [...parts, rest].entries())
    await executeEvent(index === 1 ? other : acting, { kind: 'wait', ms: part });
};

/** Executes a step amid its disturbances. Returns the tabs afterwards and the final reply. */
export const playAmid = async (
  before: Tabs,
  step: SwarmStep,
  number: number,
  around: readonly Trouble[],
): Promise<{ readonly tabs: Tabs; readonly reply: Reply | undefined }> => {
  let tabs = before;
  for (const trouble of around) tabs = (await BEFORE[trouble]?.(tabs, number)) ?? tabs;
  const sending = await sendingOf(tabs.acting, step, number);
  if (sending !== undefined) {
    const keyed = sending.call !== 'setStops' && sending.call !== 'switchAccount';
    return { tabs, reply: await sendThrough(tabs, sending, around, keyed) };
  }
  if (step.kind === 'wait' && around.includes('inParts')) await waitInParts(tabs, step.ms);
  else if (step.kind !== 'call' && step.kind !== 'exchange') await executeEvent(tabs.acting, step);
  return { tabs, reply: undefined };
};
