/** The forms that addresses take. Networks that share a form can't be told apart by an address. */
const FORMS = {
  tron: /^T[1-9A-HJ-NP-Za-km-z]{33}$/u,
  evm: /^0x[0-9a-fA-F]{40}$/u,
  bitcoin: /^(?:[13][1-9A-HJ-NP-Za-km-z]{25,34}|bc1[02-9ac-hj-np-z]{11,87})$/u,
  litecoin: /^(?:[LM3][1-9A-HJ-NP-Za-km-z]{25,34}|ltc1[02-9ac-hj-np-z]{11,87})$/u,
  dogecoin: /^D[1-9A-HJ-NP-Za-km-z]{25,34}$/u,
  // 32 bytes in base58: 43 or 44 characters, in one case of a thousand fewer.
  solana: /^[1-9A-HJ-NP-Za-km-z]{42,44}$/u,
  ripple: /^r[1-9A-HJ-NP-Za-km-z]{24,34}$/u,
  ton: /^(?:[EUk0]Q[0-9A-Za-z_-]{46}|(?:0|-1):[0-9a-fA-F]{64})$/u,
  stellar: /^G[A-Z2-7]{55}$/u,
  cosmos: /^cosmos1[02-9ac-hj-np-z]{38}$/u,
} as const;

type AddressForm = keyof typeof FORMS;

/** A network that pays out. */
export interface Network {
  /** As people and servers call it. */
  readonly name: string;
  readonly form: AddressForm;
  /** Whether receivers such as exchanges share one address and tell payments apart by a memo. */
  readonly takesMemo: boolean;
}

const network = (name: string, form: AddressForm, takesMemo = false): Network => ({
  name,
  form,
  takesMemo,
});

/** Networks with the other names that servers have for them. */
const NETWORKS: readonly (readonly [Network, ...string[]])[] = [
  [network('TRC20', 'tron'), 'TRON', 'TRX'],
  [network('ERC20', 'evm'), 'Ethereum', 'ETH'],
  [network('BEP20', 'evm'), 'BSC', 'BNB Smart Chain'],
  [network('Polygon', 'evm'), 'MATIC', 'POL'],
  [network('Arbitrum', 'evm'), 'Arbitrum One', 'ARB'],
  [network('Optimism', 'evm'), 'OP', 'OP Mainnet'],
  [network('Base', 'evm')],
  [network('Avalanche', 'evm'), 'AVAX C-Chain', 'AVAXC', 'C-Chain'],
  [network('Bitcoin', 'bitcoin'), 'BTC', 'SegWit'],
  [network('Litecoin', 'litecoin'), 'LTC'],
  [network('Dogecoin', 'dogecoin'), 'DOGE'],
  [network('Solana', 'solana'), 'SOL', 'SPL'],
  [network('XRP', 'ripple', true), 'Ripple', 'XRP Ledger'],
  [network('TON', 'ton', true), 'Toncoin', 'The Open Network'],
  [network('Stellar', 'stellar', true), 'XLM'],
  [network('Cosmos', 'cosmos', true), 'ATOM', 'Cosmos Hub'],
];

const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/gu, '');

const BY_NAME: ReadonlyMap<string, Network> = new Map(
  NETWORKS.flatMap(([entry, ...names]) =>
    [entry.name, ...names].map((name) => [plain(name), entry] as const),
  ),
);

/** Names of all networks of the table, most common first. */
export const NETWORK_NAMES: readonly string[] = NETWORKS.map(([{ name }]) => name);

/** The network of this name, in any spelling of it; `undefined` for one that the table does not know. */
export const networkNamed = (name: string): Network | undefined => BY_NAME.get(plain(name));

/** What an address says about the network that it was given for. */
export type AddressCheck =
  /** It has the form of the network's addresses. It may still be somebody else's. */
  | { readonly kind: 'fits' }
  /** It has the form of other networks' addresses: those, most common first. */
  | { readonly kind: 'other'; readonly networks: readonly string[] }
  /** It has no form that the table knows. */
  | { readonly kind: 'unlike' }
  /** The table does not know the network. */
  | { readonly kind: 'unknown' };

/** Whether `address` has the form of the addresses of the network named `name`, or that of others. */
export const checkAddress = (name: string, address: string): AddressCheck => {
  const named = networkNamed(name);
  if (named === undefined) return { kind: 'unknown' };
  if (FORMS[named.form].test(address)) return { kind: 'fits' };
  const networks = NETWORKS.flatMap(([other]) =>
    FORMS[other.form].test(address) ? [other.name] : [],
  );
  return networks.length === 0 ? { kind: 'unlike' } : { kind: 'other', networks };
};
