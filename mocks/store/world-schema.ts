import * as zod from 'zod/mini';
import { MARKET_PAIRS } from '../catalogue/market-pairs';
import { LAST_MOMENT_MS, LONGEST_INTERVENTION } from '../engine/market';
import { emptyRecords, type WorldState } from '../engine/state';
import { TOPICS } from '../engine/topics';

const MODE = zod.enum(['live', 'demo']);

const MAX_SPEED = 1000;
const NAMES = Object.keys(emptyRecords().records);

const whole = zod.int().check(zod.gte(0));
const moment = zod.number().check(zod.gte(0), zod.lte(LAST_MOMENT_MS));
const decimal = zod.string().check(zod.regex(/^-?\d{1,30}(?:\.\d{1,30})?$/u));
const text = zod.string();

const clock = zod.discriminatedUnion('mode', [
  zod.object({ mode: zod.literal('frozen'), worldMs: moment }),
  zod.object({
    mode: zod.literal('running'),
    worldMs: moment,
    realMs: zod.number(),
    speed: zod.number().check(zod.gt(0), zod.lte(MAX_SPEED)),
  }),
]);

const user = zod.object({
  id: whole,
  account: text,
  phone: zod.optional(text),
  areaCode: zod.optional(text),
  email: zod.optional(text),
  password: text,
  inviteCode: text,
  invitedBy: zod.optional(whole),
  registeredAt: moment,
  standing: zod.enum(['good', 'frozen', 'locked']),
  certified: zod.boolean(),
  tradePassword: zod.optional(text),
  wallet: zod.optional(text),
  authenticator: zod.optional(
    zod.object({
      secret: text,
      enabled: zod.boolean(),
      usedStep: zod.number(),
      confirmedUntil: zod.number(),
    }),
  ),
  mode: MODE,
});

const journal = zod.object({
  id: text,
  at: moment,
  kind: text,
  postings: zod.array(zod.object({ account: text, delta: decimal })),
});

/** Each record has these; the trial of a world reads the rest through the calls of the contract. */
const record = zod.looseObject({ id: whole, owner: whole });

interface Owned {
  readonly id: number;
  readonly owner: number;
}

const collections = zod.object(
  Object.fromEntries(NAMES.map((name) => [name, zod.record(text, record)])),
);

const WorldShape = zod.object({
  version: whole,
  seed: zod.int(),
  head: whole,
  origin: zod.optional(text),
  openedAt: zod.optional(moment),
  showsTests: zod.optional(zod.literal(true)),
  sessionMs: zod.optional(zod.number().check(zod.gt(0))),
  clock,
  settledTo: moment,
  users: zod.record(text, user),
  tokens: zod.record(text, whole),
  codes: zod.record(text, zod.object({ code: text, sentAt: moment })),
  nonces: zod.record(text, moment),
  ledger: zod.object({
    journals: zod.array(journal),
    balances: zod.record(text, decimal),
    index: zod.record(text, whole),
  }),
  records: collections,
  agenda: zod.array(zod.object({ at: moment, topic: zod.enum(TOPICS), id: whole })),
  interventions: zod.array(
    zod.object({
      symbol: zod
        .string()
        .check(zod.refine((symbol) => MARKET_PAIRS.some((pair) => pair.symbol === symbol))),
      kind: zod.enum(['drift', 'spike', 'gap', 'flat', 'freeze']),
      from: whole,
      seconds: zod.int().check(zod.gte(1), zod.lte(LONGEST_INTERVENTION)),
      ticks: zod.int(),
    }),
  ),
  replies: zod.record(
    text,
    zod.object({ fingerprint: text, reply: zod.unknown(), mode: zod.optional(MODE) }),
  ),
  lastUserId: whole,
  lastIds: zod.object(Object.fromEntries(NAMES.map((name) => [name, whole]))),
  tokenCount: whole,
});

/** Each record stands under its own id, has an owner, and is not newer than the newest. */
const recordProblems = ({ records, lastIds, users }: WorldState): readonly string[] => {
  const newest = new Map<string, number>(Object.entries(lastIds));
  return Object.entries<Readonly<Record<string, Owned>>>(records).flatMap(([name, rows]) =>
    Object.entries(rows)
      .filter(
        ([key, { id, owner }]) =>
          key !== String(id) || id > (newest.get(name) ?? 0) || users[owner] === undefined,
      )
      .map(([key]) => `${name} ${key}`),
  );
};

const userProblems = ({ users, tokens, lastUserId }: WorldState): readonly string[] => [
  ...Object.entries(users)
    .filter(([key, { id }]) => key !== String(id) || id > lastUserId)
    .map(([key]) => `user ${key}`),
  ...Object.values(tokens)
    .filter((id) => users[id] === undefined)
    .map((id) => `a session of user ${id}`),
];

const ledgerProblems = ({ ledger }: WorldState): readonly string[] => {
  const { journals, index } = ledger;
  const isIndexed =
    Object.keys(index).length === journals.length &&
    journals.every(({ id }, place) => index[id] === place);
  return isIndexed ? [] : ['the index of journals'];
};

/** What is wrong with the parts of a world, each as a path or name; empty if it has the shape of one. */
export const shapeProblems = (state: WorldState): readonly string[] => {
  const read = WorldShape.safeParse(state);
  if (!read.success) return read.error.issues.map(({ path }) => path.join('.'));
  return [...recordProblems(state), ...userProblems(state), ...ledgerProblems(state)];
};
