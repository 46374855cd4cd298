import * as zod from 'zod/mini';

/** What a wallet offers to a page (EIP-1193). */
export interface WalletProvider {
  readonly request: (call: {
    readonly method: string;
    readonly params?: readonly unknown[];
  }) => Promise<unknown>;
  readonly on?: (event: 'accountsChanged', listener: (accounts: unknown) => void) => unknown;
  readonly removeListener?: (
    event: 'accountsChanged',
    listener: (accounts: unknown) => void,
  ) => unknown;
}

/** A wallet of this browser. */
export interface Wallet {
  /** Its uuid, which is good for one visit to the page; `legacy` for one that does not announce itself. */
  readonly id: string;
  /** `undefined` for a wallet that does not say its name. */
  readonly name: string | undefined;
  /** A `data:` address of an image. */
  readonly icon: string | undefined;
  /** Reverse domain name, such as `io.metamask`, by which wallets of one name differ. */
  readonly domain: string | undefined;
  readonly provider: WalletProvider;
}

/** Longest name shown, in characters. */
const NAME_LENGTH = 32;
/** Largest icon, in characters of its address: the text of a picture of about 90 kB. */
const ICON_LENGTH = 120_000;
/** Raster images, and SVG, whose scripts and links an `<img>` ignores. */
const IMAGE = /^data:image\/(?:png|jpeg|gif|webp|avif|svg\+xml)[;,]/iu;
/** Control, format and other invisible characters: with them a name could pass for another, or turn the line around. */
const INVISIBLE = /\p{C}/gu;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const shownText = (text: string): string =>
  text.replace(INVISIBLE, '').trim().slice(0, NAME_LENGTH).trim();

const isProvider = (value: unknown): value is WalletProvider =>
  typeof value === 'object' &&
  value !== null &&
  'request' in value &&
  typeof value.request === 'function';

const announcement = zod.object({
  info: zod.object({
    uuid: zod.string().check(zod.minLength(1), zod.maxLength(64)),
    name: zod.string(),
    // A wallet without them can be used all the same.
    icon: zod.optional(zod.unknown()),
    rdns: zod.optional(zod.unknown()),
  }),
  provider: zod.custom<WalletProvider>(isProvider),
});

/** The wallet that an `eip6963:announceProvider` event announces; `undefined` for anything else. */
export const parseAnnouncement = (detail: unknown): Wallet | undefined => {
  const { data } = announcement.safeParse(detail);
  if (data === undefined) return undefined;
  const { uuid, name, rdns } = data.info;
  const icon = textOf(data.info.icon);
  const domain = shownText(textOf(rdns));
  const shownName = shownText(name) || domain;
  if (shownName === '') return undefined;
  return {
    id: uuid,
    name: shownName,
    icon: IMAGE.test(icon) && icon.length <= ICON_LENGTH ? icon : undefined,
    domain: domain === '' ? undefined : domain,
    provider: data.provider,
  };
};

/** The wallet behind `window.ethereum`, of the time before EIP-6963; `undefined` without one. */
export const legacyWallet = (ethereum: unknown): Wallet | undefined =>
  isProvider(ethereum)
    ? { id: 'legacy', name: undefined, icon: undefined, domain: undefined, provider: ethereum }
    : undefined;
