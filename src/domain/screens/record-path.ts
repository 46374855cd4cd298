import { SCREENS, type Screen } from './screens';

/** Lists of records by the kind's name in a message's reference, and the market of their tab. */
const LISTS = {
  topup: { screen: 'topUpRecords' },
  withdrawal: { screen: 'withdrawRecords' },
  deposit: { screen: 'interestOrders' },
  loan: { screen: 'loanOrders' },
  subscription: { screen: 'projectOrders' },
  position: { screen: 'contractOrders', market: 'crypto' },
  forex_position: { screen: 'contractOrders', market: 'forex' },
  spot_order: { screen: 'coinOrders' },
} as const satisfies Readonly<
  Record<string, { readonly screen: Screen; readonly market?: 'crypto' | 'forex' }>
>;

/** Screens that a reference leads to although they list no records. */
const PLACES = {
  payout_method: 'payoutMethods',
  security: 'settings',
} as const satisfies Readonly<Record<string, Screen>>;

/** A kind of record that has a list. */
export type ListedKind = keyof typeof LISTS;
/** A kind of record or place that a message can lead to. */
export type LinkedKind = ListedKind | keyof typeof PLACES | 'certification';

const isListed = (kind: string): kind is ListedKind => Object.hasOwn(LISTS, kind);
const isPlace = (kind: string): kind is keyof typeof PLACES => Object.hasOwn(PLACES, kind);

const LISTED_KINDS = Object.keys(LISTS).filter(isListed);

/** A kind that messages can lead to; `undefined` for one that only a server knows. */
export const linkedKind = (kind: string): LinkedKind | undefined =>
  isListed(kind) || isPlace(kind) || kind === 'certification' ? kind : undefined;

const listPath = (kind: ListedKind, id: number): string => {
  const { screen, market }: { readonly screen: Screen; readonly market?: string } = LISTS[kind];
  const fields = new URLSearchParams({
    ...(market === undefined ? {} : { market }),
    id: `${id}`,
  });
  return `${SCREENS[screen]}?${fields.toString()}`;
};

/** The address of the record with this kind and id; `undefined` if a list is meant and the id is missing. */
export const recordPath = (kind: LinkedKind, id: number | undefined): string | undefined => {
  // The id of a certification is its level.
  if (kind === 'certification')
    return SCREENS[id === 2 ? 'advancedCertification' : 'primaryCertification'];
  if (isPlace(kind)) return SCREENS[PLACES[kind]];
  return id === undefined ? undefined : listPath(kind, id);
};

/** The kind of the records at an address; `undefined` for any other screen. */
export const recordKindAt = (path: string, market: string | null): ListedKind | undefined =>
  LISTED_KINDS.find((kind) => {
    const list: { readonly screen: Screen; readonly market?: string } = LISTS[kind];
    return (
      SCREENS[list.screen] === path &&
      (list.market === undefined || list.market === (market ?? 'crypto'))
    );
  });
