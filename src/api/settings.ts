import type { SessionExpired } from './errors';
import type { Protocol } from './live/connection';
import type { Language, LanguageDialect } from './dialects/languages';

/** Whose data is shown and whose orders are sent. */
export interface SessionOwner {
  readonly userId: number;
  readonly mode: 'live' | 'demo';
}

/** What the client needs to know of the app above it. Handed down at start: `api` imports nothing to its left. */
export interface ClientSettings {
  /** The bare token, `undefined` for a visitor. */
  readonly token: () => string | undefined;
  /** The signed-in user and account mode; `undefined` for visitors, and from sign-in until the server has answered. */
  readonly owner: () => SessionOwner | undefined;
  readonly language: () => Language;
  readonly dialect: LanguageDialect;
  /** The protocol of the server's socket; `undefined` where none is to be opened. */
  readonly socket: Protocol | undefined;
  /**
   * A reply not of the contract's shape: `reject` in demo and tests; `report` in production, where a query goes on with
   * what can be read. Replies to everything else are refused in both.
   */
  readonly onMismatch: 'reject' | 'report';
  /** Called in `report` mode for the first mismatch of a call. */
  readonly report: (detail: string) => void;
  /** Loads the words of refusals. Called before one reaches a screen. */
  readonly loadRefusalTexts: () => Promise<unknown>;
  /** Called for every reply that says that the session is lost, whoever made the call. */
  readonly onSessionExpired: (failure: SessionExpired) => void;
}

let settings: ClientSettings = {
  token: () => undefined,
  owner: () => undefined,
  language: () => 'en',
  dialect: 'specification',
  socket: undefined,
  onMismatch: 'reject',
  report: () => undefined,
  loadRefusalTexts: async () => undefined,
  onSessionExpired: () => undefined,
};

export const clientSettings = (): ClientSettings => settings;

/** Sets what is given and keeps the rest. Call it once, before the first request. */
export const configureClient = (changes: Partial<ClientSettings>): void => {
  settings = { ...settings, ...changes };
};
