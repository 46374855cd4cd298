import type { ApiFailure, SessionExpired } from './errors';
import type { Protocol } from './live/connection';
import type { Language, LanguageDialect } from './dialects/languages';

/** The user and account mode whose data is shown and whose orders are sent. */
export interface SessionOwner {
  readonly userId: number;
  readonly mode: 'live' | 'demo';
}

/** What the client needs from the layers above. Injected at start, because `api` does not import them. */
export interface ClientSettings {
  /** The bare token, `undefined` for a visitor. */
  readonly token: () => string | undefined;
  /** The signed-in user and account mode; `undefined` for visitors, and from sign-in until the server has answered. */
  readonly owner: () => SessionOwner | undefined;
  readonly language: () => Language;
  readonly dialect: LanguageDialect;
  /** Engine.IO version of the server's socket; `undefined` opens none. */
  readonly socket: Protocol | undefined;
  /**
   * What to do with a reply that does not match the contract. `reject`: demo and tests. `report`: production, where a query
   * gets the readable part. Other calls are rejected in both.
   */
  readonly onMismatch: 'reject' | 'report';
  /** Called in `report` mode for the first mismatch of each call. */
  readonly report: (detail: string) => void;
  /** Loads the texts of refusals. Called before a refusal reaches a screen. */
  readonly loadRefusalTexts: () => Promise<unknown>;
  /** Called for every reply with a lost session, whatever made the call. */
  readonly onSessionExpired: (failure: SessionExpired) => void;
  /** Called for every refused command of a signed-in user, once its texts are loaded. The command rejects as well. */
  readonly onCommandRefused: (failure: ApiFailure) => void;
  /** Called for a reply about the account, live or demo, that is not in use here. */
  readonly onOtherAccount: () => void;
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
  onCommandRefused: () => undefined,
  onOtherAccount: () => undefined,
};

/** The current settings. */
export const clientSettings = (): ClientSettings => settings;

/** Changes the given settings. Call it once, before the first request. */
export const configureClient = (changes: Partial<ClientSettings>): void => {
  settings = { ...settings, ...changes };
};
