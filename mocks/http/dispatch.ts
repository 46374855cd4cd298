import type { ErrorKey } from '@/api/generated/model';
import { OPERATIONS, type OperationId } from '@/api/generated/operations';
import type { Content } from '../catalogue/content';
import { requireSession } from '../engine/accounts/users';
import type { Context, Decision } from '../engine/context';
import { Refusal, type RefusalKey } from '../engine/refusal';
import type { Mode } from '../engine/ledger/ledger';
import type { User, WorldEvent } from '../engine/state';
import { digest } from '../engine/tokens';
import { accountHandlers } from './account';
import { contentHandlers } from './content';
import { checkFields } from './decode';
import { depositHandlers } from './deposit';
import { readOtherForms } from './request-forms';
import type { RequestFacts } from './request-facts';
import { limitsHandlers } from './limits';
import { loanHandlers } from './loan';
import { flashHandlers } from './exchange';
import { fundingHandlers } from './funding';
import { leverageHandlers } from './leverage';
import { marketHandlers } from './market';
import { payoutHandlers } from './payout';
import { projectHandlers } from './project';
import { secondsHandlers } from './seconds';
import { securityHandlers } from './security';
import { sessionHandlers } from './session';
import { spotHandlers } from './spot';
import type { CallerOf, Handler, InputOf } from './types';
import { walletHandlers } from './wallet';

type Handlers = { readonly [Id in OperationId]: Handler<Id> };

const HANDLERS: Handlers = {
  ...sessionHandlers,
  ...accountHandlers,
  ...limitsHandlers,
  ...marketHandlers,
  ...secondsHandlers,
  ...leverageHandlers,
  ...spotHandlers,
  ...walletHandlers,
  ...fundingHandlers,
  ...flashHandlers,
  ...contentHandlers,
  ...securityHandlers,
  ...payoutHandlers,
  ...depositHandlers,
  ...loanHandlers,
  ...projectHandlers,
};

/** Candle calls have a different envelope (backend-facts.md, section 12). */
const CHART_OPERATIONS: ReadonlySet<OperationId> = new Set([
  'getCandles',
  'getForexCandles',
] as const);

/** A reply that breaks the contract, or a refusal that the contract does not announce: a defect of the mock. */
class ContractDefect extends Error {
  override readonly name = 'ContractDefect';
}

/** One call; its fields are not validated yet. */
export interface Call {
  readonly id: OperationId;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly facts: RequestFacts;
  readonly token: string | undefined;
  readonly clientId: string | undefined;
}

const catalogueKey = (key: RefusalKey): ErrorKey => key;

const isAnnounced = (id: OperationId, key: RefusalKey): boolean => {
  const announced: readonly string[] = OPERATIONS[id].errors;
  return announced.includes(key);
};

/** A refusal in the envelope of the call, with any key. */
export const refusalBody = (id: OperationId, key: string): unknown => {
  if (CHART_OPERATIONS.has(id)) return { code: -1, msg: key, data: null };
  return { type: key === 'session_expired' ? '999' : 'error', message: key };
};

/** Encodes a refusal in the envelope of the call. Throws `ContractDefect` if the contract does not announce it. */
export const encodeRefusal = (id: OperationId, { key }: Refusal): unknown => {
  if (!isAnnounced(id, key)) throw new ContractDefect(`${id} does not announce ${key}`);
  return refusalBody(id, catalogueKey(key));
};

const callerOf = (context: Context, { id, token }: Call): User | undefined => {
  if (OPERATIONS[id].auth === 'required') return requireSession(context.state, token);
  const userId = context.state.tokens[token ?? ''];
  return userId === undefined ? undefined : context.state.users[userId];
};

const handleAs = <Id extends OperationId>(
  id: Id,
  call: Call,
  context: Context,
  content: Content,
  user: User | undefined,
) => {
  const handler: Handlers[Id] = HANDLERS[id];
  // The schema parsed just now and the handler's input type are generated from the same operation, and `callerOf`
  // has thrown for a required user that is missing.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const input = checkFields(OPERATIONS[id].input, readOtherForms(id, call.fields)) as InputOf<Id>;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return handler(input, { context, content, facts: call.facts, user: user as CallerOf<Id> });
};

/** Length of an `Idempotency-Key` header in the contract: 8 to 64 characters. */
const CLIENT_ID = /^.{8,64}$/u;

/** A call accepts an idempotency key if it announces the refusal for a reused one. */
const takesClientId = (id: OperationId): boolean => isAnnounced(id, 'request_illegal');

/** One value as text. Fields are not validated here, so a hostile one may be no text, or nested too deep to write. */
const textOf = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return String(value);
  try {
    return JSON.stringify(value);
  } catch {
    throw new Refusal('parameter_wrong');
  }
};

/** Canonical text of the fields, independent of order and encoding: forms send numbers as text. A file is its digest. */
const contentOf = ({ fields: { lang: _lang, ...fields }, facts }: Call): string =>
  JSON.stringify(
    Object.entries(fields)
      .map(([key, value]) => [key, value instanceof Blob ? facts.file?.digest : textOf(value)])
      .toSorted(([a = ''], [b = '']) => a.localeCompare(b)),
  );

/** A decision, and the account in use that its reply is about. */
interface Dispatched extends Decision<unknown> {
  readonly mode: Mode | undefined;
}

/**
 * Decides a call once per idempotency key: a repeat gets the first reply, whichever account is in use by then; another body
 * with the same key is refused.
 */
const once = (
  call: Call,
  context: Context,
  user: User | undefined,
  decide: () => Decision<unknown>,
): Dispatched => {
  const mode = user?.mode;
  if (call.clientId === undefined || user === undefined || !takesClientId(call.id))
    return { ...decide(), mode };
  if (!CLIENT_ID.test(call.clientId)) throw new Refusal('parameter_wrong');
  const key = `${user.id}:${call.clientId}`;
  const fingerprint = digest(`${call.id}:${contentOf(call)}`);
  const kept = context.state.replies[key];
  if (kept !== undefined) {
    if (kept.fingerprint !== fingerprint) throw new Refusal('request_illegal');
    return { events: [], reply: kept.reply, mode: kept.mode ?? mode };
  }
  const { events, reply } = decide();
  const keep: WorldEvent = { kind: 'replyKept', key, kept: { fingerprint, reply, mode } };
  return { events: [...events, keep], reply, mode };
};

/** Decides a call on the state of `context`. Throws `RefusedPicture`, or `ContractDefect`, before anything changes. */
export const dispatch = (call: Call, context: Context, content: Content): Dispatched => {
  const user = callerOf(context, call);
  const decision = once(call, context, user, () => handleAs(call.id, call, context, content, user));
  const checked = OPERATIONS[call.id].reply.safeParse(decision.reply);
  if (!checked.success) {
    throw new ContractDefect(
      `${call.id}: ${checked.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ')}`,
    );
  }
  return decision;
};
