import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerWith } from '../../tests/support/stub-fetch';
import { request } from './client';
import { failureOf } from './errors';
import { configureClient } from './settings';

const onOtherAccount = vi.fn<() => void>();

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
  configureClient({ owner: () => ({ userId: 1, mode: 'live' }), onOtherAccount });
});

afterEach(() => {
  configureClient({ owner: () => undefined, onOtherAccount: () => undefined });
  onOtherAccount.mockReset();
  vi.unstubAllGlobals();
});

const answerAbout = (mode: string | undefined): void =>
  answerWith(
    () =>
      new Response(JSON.stringify({ type: 'ok', message: 'operation_success' }), {
        headers: mode === undefined ? {} : { 'x-account-mode': mode },
      }),
  );

const { signal } = new AbortController();
const read = () => request({ url: '/set/lang', method: 'POST', data: { lang: 'en' }, signal });

describe('a reply', () => {
  it.each(['live', undefined])('about the account in use, %s, is given', async (mode) => {
    answerAbout(mode);
    expect(await read()).toBe('operation_success');
    expect(onOtherAccount).not.toHaveBeenCalled();
  });

  it('about the other account is not given to a read: it fails like a lost one, and the user is read again', async () => {
    answerAbout('demo');
    expect(await read().catch(failureOf)).toEqual({ kind: 'network', reason: 'failed' });
    expect(onOtherAccount).toHaveBeenCalledOnce();
  });

  it('to a command is never lost', async () => {
    answerAbout('demo');
    const command = { url: '/set/lang', method: 'POST', data: { lang: 'en' } } as const;
    expect(await request(command)).toBe('operation_success');
  });

  it('is given while it is unknown which account is in use', async () => {
    configureClient({ owner: () => undefined });
    answerAbout('demo');
    expect(await read()).toBe('operation_success');
  });
});
