import { create } from 'zustand';
import type { AccountStop } from '@/api/failure-help';
import { onOwnerChange } from './session';

/** How long a stop is believed. Nothing says when customer service has opened the account again. */
const BELIEVED_MS = 3_600_000;

const useStop = create<{ readonly stop: AccountStop | undefined }>(() => ({ stop: undefined }));
let timer: ReturnType<typeof setTimeout> | undefined;

const forget = (): void => {
  clearTimeout(timer);
  useStop.setState({ stop: undefined });
};

onOwnerChange(forget);

/** Remembers that a command was refused because the account is stopped. Reads say nothing of a frozen account. */
export const rememberStop = (stop: AccountStop): void => {
  forget();
  useStop.setState({ stop });
  timer = setTimeout(forget, BELIEVED_MS);
};

/** How the account is stopped, if a command of this session was refused for it within the last hour. */
export const accountStop = (): AccountStop | undefined => useStop.getState().stop;

/** `accountStop` as a hook. */
export const useAccountStop = (): AccountStop | undefined => useStop(({ stop }) => stop);
