import { beforeEach, describe, expect, it } from 'vitest';
import { privateKeyToAccount } from 'viem/accounts';
import { openBench, START, type Bench } from '../testing/gated-backend';

/** Publicly known test keys. */
const ADA = privateKeyToAccount(`0x${'11'.repeat(32)}`);
const BOB = privateKeyToAccount(`0x${'22'.repeat(32)}`);
const MINUTE_MS = 60_000;
const NONCE = 'nonce0001';

let mock: Bench;
beforeEach(async () => {
  mock = await openBench();
});

const refused = { type: 'error', message: 'operation_unauthorized' };
/** The host that the bench asks. */
const HOST = 'mock.invalid';
const text = (nonce = NONCE, endsAt = START + 5 * MINUTE_MS, host = HOST) =>
  [
    `${host} wants you to sign in with your Ethereum account:`,
    ADA.address,
    `Nonce: ${nonce}`,
    `Issued At: ${new Date(START).toISOString()}`,
    `Expiration Time: ${new Date(endsAt).toISOString()}`,
  ].join('\n');
const logIn = async (
  message: string,
  nonce: string | undefined,
  signer = ADA,
  headers: Readonly<Record<string, string>> = {},
) =>
  mock.caller.post(
    'user/addressreg',
    { sign: await signer.signMessage({ message }), address: ADA.address, message, nonce },
    headers,
  );

describe('a sign-in by wallet', () => {
  it('creates an account on first use, and finds it again', async () => {
    const first = await logIn(text(), NONCE);
    expect(first).toMatchObject({ type: 'ok' });
    mock.caller.useToken(String(first['message']));
    const user = await mock.caller.get('user/info');
    expect(user).toMatchObject({
      message: {
        account_number: ADA.address.toLowerCase(),
        account_mode: 'demo',
        has_password: 0,
      },
    });
    const second = await logIn(text('nonce0002'), 'nonce0002');
    mock.caller.useToken(String(second['message']));
    expect(await mock.caller.get('user/info')).toEqual(user);
  });

  it('accepts a signature of the address alone, as specified', async () => {
    const message = ADA.address.toLowerCase();
    const sign = await ADA.signMessage({ message });
    expect(await mock.caller.post('user/addressreg', { sign, address: ADA.address })).toMatchObject(
      { type: 'ok' },
    );
  });

  it('is refused with another signer', async () => {
    expect(await logIn(text(), NONCE, BOB)).toEqual(refused);
  });

  it('is refused with a used nonce', async () => {
    await logIn(text(), NONCE);
    expect(await logIn(text(), NONCE)).toEqual(refused);
  });

  it('is refused with an expired message, and with one that lacks the nonce', async () => {
    expect(await logIn(text(NONCE, START - 1000), NONCE)).toEqual(refused);
    expect(await logIn(text(), 'nonce0009')).toEqual(refused);
    expect(await logIn(text(), undefined)).toEqual(refused);
  });

  it('is refused with a message that never ends, or ends too late', async () => {
    expect(await logIn(`${HOST} ${ADA.address} ${NONCE}`, NONCE)).toEqual(refused);
    expect(await logIn(text(NONCE, START + 60 * MINUTE_MS), NONCE)).toEqual(refused);
  });

  it('is refused with a message for another host', async () => {
    for (const host of ['other.example', `evil-${HOST}`, `${HOST}.evil.example`, `${HOST}:8443`])
      expect(await logIn(text(NONCE, undefined, host), NONCE)).toEqual(refused);
  });

  it('goes by the host of the page, which a proxy does not change', async () => {
    const page = { origin: 'https://page.example:8443' };
    expect(await logIn(text(), NONCE, ADA, page)).toEqual(refused);
    const own = text(NONCE, undefined, 'page.example:8443');
    expect(await logIn(own, NONCE, ADA, page)).toMatchObject({ type: 'ok' });
  });

  it('is refused with the address of somebody else, signed by the caller', async () => {
    const message = text().replace(ADA.address, BOB.address);
    expect(await logIn(message, NONCE)).toEqual(refused);
  });

  it('sets no password that could sign in', async () => {
    await logIn(text(), NONCE);
    const login = { user_string: ADA.address, password: '' };
    expect(await mock.caller.post('user/login', login)).toMatchObject({ type: 'error' });
  });

  it('is refused with an invalid signature', async () => {
    const fields = { sign: `0x${'ff'.repeat(65)}`, address: ADA.address };
    expect(await mock.caller.post('user/addressreg', fields)).toEqual(refused);
  });
});
