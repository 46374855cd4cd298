import type { Protocol } from './live/connection';
import type { Language, LanguageDialect } from './dialects/languages';

/** What the client needs to know of the app above it. Handed down at start: `api` imports nothing to its left. */
export interface ClientSettings {
  /** The bare token, `undefined` for a visitor. */
  readonly token: () => string | undefined;
  readonly language: () => Language;
  readonly dialect: LanguageDialect;
  /** The protocol of the server's socket; `undefined` where none is to be opened. */
  readonly socket: Protocol | undefined;
  /** A reply not of the contract's shape: `reject` in demo and tests, `report` once and go on in production. */
  readonly onMismatch: 'reject' | 'report';
  /** Called for each mismatch in `report` mode. */
  readonly report: (detail: string) => void;
}

let settings: ClientSettings = {
  token: () => undefined,
  language: () => 'en',
  dialect: 'specification',
  socket: undefined,
  onMismatch: 'reject',
  report: () => undefined,
};

export const clientSettings = (): ClientSettings => settings;

/** Sets what is given and keeps the rest. Call it once, before the first request. */
export const configureClient = (changes: Partial<ClientSettings>): void => {
  settings = { ...settings, ...changes };
};
