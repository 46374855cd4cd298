import * as zod from 'zod/mini';
import type { OperationId } from '@/api/generated/operations';
import { logIn } from './engine/accounts/log-in';
import { audit } from './engine/audit';
import { findUser } from './engine/accounts/users';
import { secondOf } from './engine/context';
import { findEntry } from './engine/market';
import { Refusal } from './engine/refusal';
import { REVIEWED, REVIEWERS } from './engine/reviewers';
import { APPROVED, rejected, REVIEW_REASONS } from './engine/reviews';
import type { Backend } from './handle';
import { isOperationId } from './http/operations';
import { READY_ACCOUNTS, READY_PASSWORD } from './scenarios/ready-accounts';
import type { World } from './world';

const operation = zod.union([
  zod.literal('*'),
  zod.custom<OperationId>((id) => typeof id === 'string' && isOperationId(id)),
]);

const effect = zod.discriminatedUnion('kind', [
  zod.object({ kind: zod.literal('network-error') }),
  zod.object({
    kind: zod.literal('latency'),
    ms: zod.number().check(zod.gte(0), zod.lte(120_000)),
  }),
  zod.object({ kind: zod.literal('http'), status: zod.int().check(zod.gte(400), zod.lte(599)) }),
  zod.object({ kind: zod.literal('html') }),
  zod.object({ kind: zod.literal('broken-json') }),
  zod.object({ kind: zod.literal('session-lost') }),
]);

/** The control port's commands: presenter panel, tests, `window.__mock` and `/__mock/*` share them. */
export const ControlCommand = zod.discriminatedUnion('command', [
  zod.object({ command: zod.literal('freeze') }),
  zod.object({ command: zod.literal('run'), speed: zod.number().check(zod.gt(0), zod.lte(1000)) }),
  zod.object({
    command: zod.literal('advance'),
    seconds: zod.number().check(zod.gte(0), zod.lte(400 * 86_400)),
  }),
  /** Freezes the clock at the next moment at which an order would end as wanted. Looks at the public price only. */
  zod.object({
    command: zod.literal('seek'),
    symbol: zod.string(),
    direction: zod.enum(['up', 'down']),
    seconds: zod.int().check(zod.gte(1), zod.lte(86_400)),
    outcome: zod.enum(['win', 'lose', 'draw']),
  }),
  zod.object({ command: zod.literal('reset'), seed: zod.optional(zod.int()) }),
  zod.object({ command: zod.literal('personas') }),
  /** Signs a ready account in; the result is its token. */
  zod.object({ command: zod.literal('persona'), account: zod.string() }),
  /** The reviewer's decision on what is under review; a rejection gives a reason. */
  zod.object({
    command: zod.literal('review'),
    collection: zod.enum(REVIEWED),
    id: zod.int(),
    reason: zod.optional(zod.enum(REVIEW_REASONS)),
  }),
  zod.object({ command: zod.literal('audit') }),
  zod.object({ command: zod.literal('state') }),
  zod.object({ command: zod.literal('end-session'), account: zod.string() }),
  zod.object({
    command: zod.literal('fault'),
    operation,
    stage: zod.enum(['beforeCommit', 'afterCommit']),
    effect,
    times: zod.int().check(zod.gte(1), zod.lte(10_000)),
  }),
  zod.object({ command: zod.literal('clear-faults') }),
]);

export type ControlCommand = zod.infer<typeof ControlCommand>;

const seek = async (
  world: World,
  { symbol, direction, seconds, outcome }: Extract<ControlCommand, { command: 'seek' }>,
): Promise<number> => {
  const nowMs = await world.changeClock({ kind: 'freeze' });
  const next = secondOf(nowMs) + 1;
  const entry = await world.run(({ market }) => {
    const { open, changesAt } = market.session(symbol, next);
    const from = open || changesAt === undefined ? next : changesAt;
    return { events: [], reply: findEntry(market, symbol, direction, seconds, outcome, from) };
  });
  if (entry === undefined) throw new Error(`no ${outcome} of ${symbol} found`);
  return world.changeClock({ kind: 'advance', ms: entry * 1000 - nowMs });
};

const endSession = (world: World, account: string): Promise<boolean> =>
  world.run(({ state }) => {
    const user = findUser(state, account);
    if (user === undefined) throw new Refusal('user_not_found');
    return { events: [{ kind: 'tokenRevoked', userId: user.id }], reply: true };
  });

/** True if there was something to decide. Without a reason it is approved. */
const review = (
  world: World,
  { collection, id, reason }: Extract<ControlCommand, { command: 'review' }>,
): Promise<boolean> =>
  world.run((context) => {
    const verdict = reason === undefined ? APPROVED : rejected(reason);
    const events = REVIEWERS[collection](context, id, verdict);
    return { events, reply: events.length > 0 };
  });

/** Carries out one command on a world; resolves with what it found out. */
export const control = async (
  world: World,
  backend: Backend,
  command: ControlCommand,
): Promise<unknown> => {
  switch (command.command) {
    case 'freeze':
      return world.changeClock({ kind: 'freeze' });
    case 'run':
      return world.changeClock({ kind: 'run', speed: command.speed });
    case 'advance':
      return world.changeClock({ kind: 'advance', ms: Math.round(command.seconds * 1000) });
    case 'seek':
      return seek(world, command);
    case 'reset':
      backend.faults.clear();
      return world.reset(command.seed);
    case 'personas':
      return READY_ACCOUNTS.map(({ account }) => ({ account, password: READY_PASSWORD }));
    case 'persona':
      return world.run((context) => logIn(context, command.account, READY_PASSWORD));
    case 'review':
      return review(world, command);
    case 'audit':
      return audit(await world.snapshot());
    case 'state':
      return world.snapshot();
    case 'end-session':
      return endSession(world, command.account);
    case 'fault':
      return backend.faults.add(command);
    case 'clear-faults':
      return backend.faults.clear();
  }
};
