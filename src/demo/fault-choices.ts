import type { ControlCommand } from '@mocks/control';

type Fault = Extract<ControlCommand, { command: 'fault' }>;
export type CallFault = Extract<Fault, { operation: unknown }>;
export type SocketFault = Extract<Fault, { event: unknown }>;

type Choice<Effect> = Readonly<Record<string, { readonly label: string; readonly effect: Effect }>>;

const UPLOAD_BYTES_PER_SECOND = 50_000;

/** Call faults that the presenter can choose. */
export const CALL_EFFECTS = {
  slow: { label: 'Slow, 2 s', effect: { kind: 'latency', ms: 2000 } },
  offline: { label: 'Cut off', effect: { kind: 'network-error' } },
  silent: { label: 'No answer', effect: { kind: 'timeout' } },
  missing: { label: '404', effect: { kind: 'http', status: 404 } },
  failed: { label: '502', effect: { kind: 'http', status: 502 } },
  page: { label: 'Web page', effect: { kind: 'html' } },
  lost: { label: 'Session lost', effect: { kind: 'session-lost' } },
  stale: { label: 'Lags behind', effect: { kind: 'stale-read' } },
  twice: { label: 'Arrives twice', effect: { kind: 'duplicate-delivery' } },
  upload: {
    label: 'Slow upload',
    effect: { kind: 'slow-upload', bytesPerSecond: UPLOAD_BYTES_PER_SECOND },
  },
  cut: {
    label: 'Upload cut',
    effect: { kind: 'upload-cut', percent: 60, bytesPerSecond: UPLOAD_BYTES_PER_SECOND },
  },
} as const satisfies Choice<CallFault['effect']>;
export type CallEffect = keyof typeof CALL_EFFECTS;

/** Whether the call is carried out before it goes wrong. */
export const STAGES = {
  beforeCommit: { label: 'Before', detail: 'nothing has happened' },
  afterCommit: { label: 'After', detail: 'only the reply is lost' },
} as const;

/** Those that happen to the request on its way: there is no "after" to choose. */
export const ON_REQUEST: ReadonlySet<CallEffect> = new Set(['twice', 'upload', 'cut']);

/** Socket event faults that the presenter can choose. */
export const SOCKET_EFFECTS = {
  drop: { label: 'Lost', effect: { kind: 'drop' } },
  delay: { label: 'Late, 3 s', effect: { kind: 'delay', ms: 3000 } },
  reorder: { label: 'Out of order', effect: { kind: 'reorder' } },
  duplicate: { label: 'Twice', effect: { kind: 'duplicate' } },
  silent: { label: 'Silence', effect: { kind: 'silent' } },
  disconnect: { label: 'Cut off', effect: { kind: 'disconnect' } },
} as const satisfies Choice<SocketFault['effect']>;
export type SocketEffect = keyof typeof SOCKET_EFFECTS;

const UNTIL_CLEARED = 10_000;

/** How often a fault occurs: for the next so many, or for each with a probability. */
export const FREQUENCIES = {
  once: { label: 'Next 1', rhythm: { times: 1 } },
  five: { label: 'Next 5', rhythm: { times: 5 } },
  third: { label: '1 in 3', rhythm: { times: UNTIL_CLEARED, probability: 0.33 } },
  always: { label: 'Until reload', rhythm: { times: UNTIL_CLEARED } },
} as const satisfies Readonly<
  Record<string, { label: string; rhythm: Pick<Fault, 'times' | 'probability'> }>
>;
export type Frequency = keyof typeof FREQUENCIES;
