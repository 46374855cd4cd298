import type { WalletProvider } from '@/features/wallet-login';
import { readStored, writeStored } from '@/lib/storage';

/** Stored on this device, so that the same address, and with it the same account, comes back. It guards nothing real. */
const KEY_NAME = 'demoWalletKey';
const KEY = /^0x[0-9a-f]{64}$/u;

/** Error codes of EIP-1193 and of JSON-RPC in wallets. */
const CODES = { refused: 4001, unauthorized: 4100, unsupported: 4200, pending: -32_002 } as const;

/** What a page asks of the wallet; `answer` takes what the user decides. */
export type Asked =
  | { readonly kind: 'connect'; readonly address: string; readonly answer: (yes: boolean) => void }
  | {
      readonly kind: 'sign';
      readonly address: string;
      readonly message: string;
      readonly answer: (yes: boolean) => void;
    };

const fail = (code: keyof typeof CODES): never => {
  throw Object.assign(new Error(`demo wallet: ${code}`), { code: CODES[code] });
};

const isKey = (text: string | undefined): text is `0x${string}` => KEY.test(text ?? '');

/** The wallet's account. Its library loads with the first request. */
const loadAccount = async () => {
  const { generatePrivateKey, privateKeyToAccount } = await import('viem/accounts');
  const stored = readStored(KEY_NAME);
  const key = isKey(stored) ? stored : generatePrivateKey();
  writeStored(KEY_NAME, key);
  return privateKeyToAccount(key);
};

/** Any value of a page as hex digits; the empty text for anything else. */
const toHex = (value: unknown): `0x${string}` => {
  const digits = /^0x(?<digits>(?:[0-9a-f]{2})*)$/iu.exec(String(value))?.groups?.['digits'];
  return `0x${digits ?? ''}`;
};

/**
 * A wallet that lives in the page (EIP-1193) and signs really. `show` shows what it is asked. It asks for its address once
 * a visit, for every signature, and for one thing at a time.
 */
export const createDemoWallet = (show: (asked: Asked) => void): WalletProvider => {
  let account: ReturnType<typeof loadAccount> | undefined;
  let isConnected = false;
  let isAsking = false;

  const isAllowed = async (ask: (answer: (yes: boolean) => void) => Asked): Promise<boolean> => {
    if (isAsking) fail('pending');
    isAsking = true;
    const isYes = await new Promise<boolean>((answer) => show(ask(answer)));
    isAsking = false;
    return isYes;
  };
  const connect = async (): Promise<readonly string[]> => {
    const { address } = await (account ??= loadAccount());
    if (!isConnected && !(await isAllowed((answer) => ({ kind: 'connect', address, answer }))))
      fail('refused');
    isConnected = true;
    return [address];
  };
  const sign = async ([hex]: readonly unknown[]): Promise<string> => {
    if (!isConnected || account === undefined) return fail('unauthorized');
    const { address, signMessage } = await account;
    const { hexToString } = await import('viem/utils');
    const raw = toHex(hex);
    const message = hexToString(raw);
    if (!(await isAllowed((answer) => ({ kind: 'sign', address, message, answer }))))
      fail('refused');
    return signMessage({ message: { raw } });
  };
  return {
    request: async ({ method, params = [] }) => {
      switch (method) {
        case 'eth_requestAccounts':
          return connect();
        case 'eth_accounts':
          return isConnected && account !== undefined ? [(await account).address] : [];
        case 'personal_sign':
          return sign(params);
        default:
          return fail('unsupported');
      }
    },
  };
};
