import { OPERATIONS, type OperationId } from '@/api/generated/operations';
import { decimal, fromTicks } from '@/domain/money/decimal';
import { control } from '../control';
import { secondOf } from '../engine/context';
import type { CollectionName, WorldState } from '../engine/state';
import { READY_PASSWORD } from '../scenarios/ready-accounts';
import { createCaller } from './client';
import { openBench, type Bench } from './gated-backend';
import { REGISTRATION } from './script';
import { sharedStore, type SharedStore } from './shared-store';
import {
  PEOPLE,
  type PersonName,
  type SwarmStep,
  type WishField,
  type WishFields,
} from './swarm-steps';
import { send, type Fields } from './treasury-cases';
import { USDT_ID } from '../catalogue/currencies';

type Reply = Record<string, unknown>;

/** A world with its users signed in, its store, and a bench on it. */
export interface SwarmStage extends Bench {
  readonly store: SharedStore;
  readonly tokens: Readonly<Record<PersonName, string>>;
}

const ADDRESS = {
  kind: 'wallet',
  currency: USDT_ID,
  address: 'TDEMO-NOT-PAYABLE-0001',
  sub_type: 'TRC20',
};
const MARGIN = { currency_id: USDT_ID, number: '900', from_field: 'change', to_field: 'lever' };
const TRADE_PASSWORD = { password: 'payme12', re_password: 'payme12' };

/** Opens another bench on the same world: another tab, or a restart. */
export const attach = async (stage: Pick<SwarmStage, 'store' | 'tokens'>): Promise<SwarmStage> => ({
  ...(await openBench({ store: stage.store })),
  store: stage.store,
  tokens: stage.tokens,
});

let template: { readonly state: WorldState; readonly tokens: SwarmStage['tokens'] } | undefined;

/** Signs in everyone, funds margin, and enables withdrawals where the rules allow them. */
const prepare = async () => {
  const bench = await openBench();
  await bench.caller.post('user/register', REGISTRATION);
  const tokens = { trader: '', practice: '', grace: '' };
  for (const who of PEOPLE) {
    const caller = createCaller(bench.backend);
    await caller.logIn(who, READY_PASSWORD);
    await caller.post('wallet/change', MARGIN);
    if (who === 'trader') {
      await caller.post('safe/update_password', TRADE_PASSWORD);
      await caller.post('user/cash_save', ADDRESS);
    }
    tokens[who] = caller.token() ?? '';
  }
  return { state: await bench.world.snapshot(), tokens };
};

/** Opens a world in which everyone is ready to act. */
export const openSwarm = async (): Promise<SwarmStage> => {
  template ??= await prepare();
  const store = sharedStore();
  store.put(template.state);
  return attach({ store, tokens: template.tokens });
};

const NOBODY = 999_999;

const ANYBODY = 3;

interface Owned {
  readonly id: number;
  readonly owner: number;
}

/** The record id that `pick` selects for a user; without a user among all records. */
const pickId = (
  state: WorldState,
  collection: CollectionName,
  pick: number,
  who?: string,
): number => {
  const all: readonly Owned[] = Object.values<Owned>(state.records[collection]);
  const owned =
    who === undefined || pick === ANYBODY
      ? all
      : all.filter(({ owner }) => state.users[owner]?.account === who);
  return owned.toReversed()[pick % owned.length]?.id ?? NOBODY;
};

const fieldIn = (stage: SwarmStage, field: WishField, who?: string): Promise<string | number> =>
  stage.world.run(({ state, market, now }) => {
    if (typeof field !== 'object') return { events: [], reply: field };
    if ('idOf' in field) return { events: [], reply: pickId(state, field.idOf, field.pick, who) };
    const decimals = market.pairs.find(({ symbol }) => symbol === field.near)?.decimals ?? 2;
    const ticks = market.priceAt(field.near, secondOf(now));
    const moved = Math.round((ticks * (10_000 + field.hundredths)) / 10_000);
    return { events: [], reply: decimal(fromTicks(moved, decimals)) };
  });

const fieldsIn = async (stage: SwarmStage, wish: WishFields, who: string): Promise<Fields> => {
  const fields: Record<string, string | number> = {};
  for (const [name, field] of Object.entries(wish)) fields[name] = await fieldIn(stage, field, who);
  return fields;
};

/** Sends a call as a user. */
export const sendAs = (
  stage: SwarmStage,
  who: PersonName,
  call: OperationId,
  fields: Fields,
  clientId?: string,
): Promise<Reply> => {
  const caller = createCaller(stage.backend);
  caller.useToken(stage.tokens[who]);
  const headers = clientId === undefined ? {} : { 'idempotency-key': clientId };
  const bench = { ...stage, caller };
  return OPERATIONS[call].method === 'PUT'
    ? caller.put(OPERATIONS[call].path.slice(1), fields, headers)
    : send(bench, call, fields, headers);
};

/** The request of a step; it can be sent repeatedly. */
export interface Sending {
  readonly who: PersonName;
  readonly call: OperationId;
  readonly fields: Fields;
  readonly clientId: string;
}

const advance = (stage: SwarmStage, ms: number): Promise<unknown> =>
  control(stage.world, stage.backend, { command: 'advance', seconds: ms / 1000 });

const quoteFields = async (
  stage: SwarmStage,
  { who, to, num, ms }: Extract<SwarmStep, { kind: 'exchange' }>,
): Promise<Fields> => {
  const pair = { l_currency_id: USDT_ID, r_currency_id: to };
  const asked = OPERATIONS.quoteFlashExchange.reply.parse(
    await sendAs(stage, who, 'quoteFlashExchange', pair),
  );
  const quote = asked.type === 'ok' ? asked.message.quote : undefined;
  await advance(stage, ms);
  return quote === undefined
    ? { ...pair, num, price: '1' }
    : { ...pair, num, price: quote.price, quote_id: quote.quote_id };
};

/** The request of a step in the current world; `undefined` if it is not a call. */
export const sendingOf = async (
  stage: SwarmStage,
  step: SwarmStep,
  number: number,
): Promise<Sending | undefined> => {
  const clientId = `client-id-${number}`;
  if (step.kind === 'call')
    return { ...step, fields: await fieldsIn(stage, step.fields, step.who), clientId };
  if (step.kind !== 'exchange') return undefined;
  const fields = await quoteFields(stage, step);
  return { who: step.who, call: 'submitFlashExchange', fields, clientId };
};

/** Executes a step that is not a user's call: reviews, interventions, time. */
export const executeEvent = async (
  stage: SwarmStage,
  step: Extract<SwarmStep, { kind: 'review' | 'direct' | 'wait' }>,
): Promise<void> => {
  if (step.kind === 'wait') await advance(stage, step.ms);
  if (step.kind === 'direct') {
    const { how: kind, symbol, seconds, percent } = step;
    await control(stage.world, stage.backend, {
      command: 'direct',
      symbol,
      kind,
      seconds,
      percent,
    });
  }
  if (step.kind === 'review') {
    const { collection, pick, approved } = step;
    const id = Number(await fieldIn(stage, { idOf: collection, pick }));
    const reason = approved ? undefined : ('notEligible' as const);
    await control(stage.world, stage.backend, { command: 'review', collection, id, reason });
  }
};

/** Executes a step without troubles: one tab, every reply arrives. Returns the reply of a call. */
export const playPlainly = async (
  stage: SwarmStage,
  step: SwarmStep,
  number: number,
): Promise<Reply | undefined> => {
  const sending = await sendingOf(stage, step, number);
  if (sending !== undefined)
    return sendAs(stage, sending.who, sending.call, sending.fields, sending.clientId);
  if (step.kind !== 'call' && step.kind !== 'exchange') await executeEvent(stage, step);
  return undefined;
};
