import { describe, expect, it, vi } from 'vitest';
import { privateKeyToAccount } from 'viem/accounts';
import { getAddress } from 'viem';
import { parseSiweMessage, validateSiweMessage } from 'viem/siwe';
import { verifyMessage } from 'viem/utils';
import { toChecksumAddress } from '@/lib/checksums/evm-checksum';
import { writeLoginText } from './login-text';
import { connectWallet, onOtherAccount, problemOf, signMessage } from './wallet-calls';

/** A publicly known test key. */
const ADA = privateKeyToAccount(`0x${'11'.repeat(32)}`);
const OTHER = toChecksumAddress(`0x${'ab'.repeat(20)}`);
const NOW = Date.UTC(2026, 2, 2, 9);

const text = writeLoginText({
  address: ADA.address,
  page: { host: 'quayside.example:8443', origin: 'https://quayside.example:8443' },
  nonce: 'abcdef0123456789',
  now: NOW,
});

/** A wallet that answers each method with a value, or rejects with a code. */
const walletOf = (answers: Readonly<Record<string, unknown>>) => ({
  request: vi.fn(
    ({ method }: { readonly method: string; readonly params?: readonly unknown[] }) => {
      const answer = answers[method];
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
  ),
});
const errorOf = (code: unknown) => Object.assign(new Error('wallet'), { code });

describe('the text to sign', () => {
  it('is read by others as EIP-4361, for five minutes on this host alone', () => {
    const { message, expiresAt } = text;
    const parsed = parseSiweMessage(message);
    expect(parsed).toMatchObject({
      address: ADA.address,
      domain: 'quayside.example:8443',
      uri: 'https://quayside.example:8443',
      nonce: 'abcdef0123456789',
    });
    expect(expiresAt - NOW).toBe(300_000);
    const valid = (domain: string, time: number) =>
      validateSiweMessage({ message: parsed, domain, time: new Date(time) });
    expect(valid('quayside.example:8443', NOW + 299_000)).toBe(true);
    expect(valid('quayside.example:8443', NOW + 301_000)).toBe(false);
    expect(valid('quayside.example', NOW)).toBe(false);
    expect(message).toMatch(/costs nothing and moves no money/u);
  });

  it('fits in the contract, on a long host too', () => {
    const host = `${'x'.repeat(60)}.`.repeat(4);
    const page = { host, origin: `https://${host}` };
    const long = writeLoginText({ address: ADA.address, page, nonce: 'a'.repeat(32), now: NOW });
    expect(long.message.length).toBeLessThan(1000);
  });
});

describe('an address', () => {
  it('gets the checksum that others compute', () => {
    for (const address of [ADA.address, `0x${'ab'.repeat(20)}`, `0x${'0'.repeat(40)}`] as const)
      expect(toChecksumAddress(address.toLowerCase())).toBe(getAddress(address));
  });

  it('is refused if it is none', () => {
    for (const wrong of ['', '0x', ADA.address.slice(1), `${ADA.address}0`, `0x${'g'.repeat(40)}`])
      expect(toChecksumAddress(wrong)).toBeUndefined();
  });
});

describe('connecting', () => {
  it('takes the address in use', async () => {
    const wallet = walletOf({ eth_requestAccounts: [ADA.address.toLowerCase(), OTHER] });
    expect(await connectWallet(wallet)).toEqual({ address: ADA.address });
  });

  it.each([
    [[], 'noAccount'],
    [undefined, 'noAccount'],
    [['0x1'], 'noAccount'],
    [errorOf(4001), 'refused'],
    [errorOf(-32_002), 'pending'],
    [errorOf(4100), 'noAccount'],
    [errorOf('ODD'), 'failed'],
    [new Error('gone'), 'failed'],
  ])('with the answer %s ends as %s', async (answer, problem) => {
    expect(await connectWallet(walletOf({ eth_requestAccounts: answer }))).toEqual({ problem });
  });

  it('understands whatever a wallet throws', () => {
    expect([null, undefined, 'no', 4001, {}].map(problemOf)).toEqual(Array(5).fill('failed'));
  });
});

describe('signing', () => {
  it('gives a signature of the text as it stands', async () => {
    const sign = await ADA.signMessage({ message: text.message });
    const wallet = walletOf({ eth_accounts: [ADA.address], personal_sign: sign });
    expect(await signMessage(wallet, text)).toEqual({ sign });
    const [bytes, address] = wallet.request.mock.lastCall?.[0].params ?? [];
    expect(Buffer.from(String(bytes).slice(2), 'hex').toString()).toBe(text.message);
    expect(address).toBe(ADA.address);
    expect(
      await verifyMessage({ address: ADA.address, message: text.message, signature: sign }),
    ).toBe(true);
  });

  it('does not ask a wallet that is at another address, or locked', async () => {
    for (const [accounts, problem] of [
      [[OTHER], 'otherAccount'],
      [[], 'noAccount'],
    ] as const) {
      const wallet = walletOf({ eth_accounts: accounts });
      expect(await signMessage(wallet, text)).toEqual({ problem });
      expect(wallet.request).toHaveBeenCalledTimes(1);
    }
  });

  it.each([
    [errorOf(4001), 'refused'],
    [errorOf(-32_002), 'pending'],
    // As a contract wallet answers.
    [`0x${'00'.repeat(300)}`, 'unsupported'],
    [undefined, 'unsupported'],
  ])('with the answer %s ends as %s', async (answer, problem) => {
    const wallet = walletOf({ eth_accounts: [ADA.address], personal_sign: answer });
    expect(await signMessage(wallet, text)).toEqual({ problem });
  });
});

describe('another account', () => {
  it('is noticed until nobody listens any more', () => {
    const listeners = new Set<(accounts: unknown) => void>();
    const wallet = {
      ...walletOf({}),
      on: (_event: string, listener: (accounts: unknown) => void) => listeners.add(listener),
      removeListener: (_event: string, listener: (accounts: unknown) => void) =>
        listeners.delete(listener),
    };
    const callBack = vi.fn();
    const stop = onOtherAccount(wallet, ADA.address, callBack);
    const change = (accounts: unknown): void => {
      for (const listener of listeners) listener(accounts);
    };
    change([ADA.address.toLowerCase()]);
    expect(callBack).not.toHaveBeenCalled();
    change([OTHER]);
    change([]);
    expect(callBack.mock.calls).toEqual([[OTHER], [undefined]]);
    stop();
    change([OTHER]);
    expect(callBack).toHaveBeenCalledTimes(2);
  });
});
