import * as zod from 'zod/mini';
import { toChecksumAddress, toHex } from '@/lib/checksums/evm-checksum';
import type { WalletProvider } from './provider';

/** Why a wallet did not do what it was asked. */
export type WalletProblem =
  /** The user said no (EIP-1193, 4001). */
  | 'refused'
  /** A request of before is still open in the wallet (-32002). */
  | 'pending'
  /** The wallet gave no address. */
  | 'noAccount'
  /** The wallet is at another address than the text names. */
  | 'otherAccount'
  /** The signature is not one of an ordinary address: a contract wallet. */
  | 'unsupported'
  /** Anything else. */
  | 'failed';

/** What a wallet answered, or why it did not. */
type Answer<T> = T | { readonly problem: WalletProblem };

const REFUSED = 4001;
const PENDING = -32_002;
/** No permission, or locked (EIP-1193). */
const UNAUTHORIZED = 4100;

const rpcError = zod.object({ code: zod.int() });
const addresses = zod.array(zod.string());
/** 65 bytes: r, s and v. Contract wallets answer with more, which the server cannot check. */
const signature = zod.string().check(zod.regex(/^0x[0-9a-f]{130}$/iu));

/** The problem behind the error that a wallet rejects with. */
export const problemOf = (error: unknown): WalletProblem => {
  switch (rpcError.safeParse(error).data?.code) {
    case REFUSED:
      return 'refused';
    case PENDING:
      return 'pending';
    case UNAUTHORIZED:
      return 'noAccount';
    default:
      return 'failed';
  }
};

/** The address in use, with its checksum, of a list as wallets send it: it comes first. */
const addressIn = (accounts: unknown): string | undefined =>
  toChecksumAddress(addresses.safeParse(accounts).data?.[0] ?? '');

/** Asks the wallet for its address. It asks the user, the first time. */
export const connectWallet = async (
  provider: WalletProvider,
): Promise<Answer<{ readonly address: string }>> => {
  try {
    const address = addressIn(await provider.request({ method: 'eth_requestAccounts' }));
    return address === undefined ? { problem: 'noAccount' } : { address };
  } catch (error) {
    return { problem: problemOf(error) };
  }
};

/**
 * Asks the wallet to sign a message as this address (EIP-191). Not if it is at another address meanwhile: some wallets sign
 * with their current account, whichever was asked for.
 */
export const signMessage = async (
  provider: WalletProvider,
  { address, message }: { readonly address: string; readonly message: string },
): Promise<Answer<{ readonly sign: string }>> => {
  try {
    const current = addressIn(await provider.request({ method: 'eth_accounts' }));
    if (current !== address)
      return { problem: current === undefined ? 'noAccount' : 'otherAccount' };
    const bytes = `0x${toHex(new TextEncoder().encode(message))}`;
    const params = [bytes, address];
    const { data } = signature.safeParse(
      await provider.request({ method: 'personal_sign', params }),
    );
    return data === undefined ? { problem: 'unsupported' } : { sign: data };
  } catch (error) {
    return { problem: problemOf(error) };
  }
};

/** Calls back when the wallet is set to another address than this, or (`undefined`) to none. Returns the unsubscribe function. */
export const onOtherAccount = (
  provider: WalletProvider,
  address: string,
  callBack: (next: string | undefined) => void,
): (() => void) => {
  const listener = (accounts: unknown): void => {
    const next = addressIn(accounts);
    if (next !== address) callBack(next);
  };
  provider.on?.('accountsChanged', listener);
  return () => provider.removeListener?.('accountsChanged', listener);
};
