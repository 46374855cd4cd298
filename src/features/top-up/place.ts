import { parseInteger } from '@/domain/format/numbers';
import { SCREENS } from '@/domain/screens/screens';
import type { Channel } from './channel';

/** The steps of a top-up after its currency and channel are chosen. */
const LATER_STEPS = ['memo', 'pay', 'report', 'done'] as const;

/** Where a top-up stands: its step, and what is chosen. */
export type Place =
  | { readonly step: 'currency' }
  | { readonly step: 'channel'; readonly currencyId: number }
  | LaterPlace;

/** A step after currency and channel are chosen. */
export interface LaterPlace {
  readonly step: (typeof LATER_STEPS)[number];
  readonly channel: Channel;
}

const pathOf = (query: Readonly<Record<string, string>>): string =>
  `${SCREENS.topUp}?${new URLSearchParams(query).toString()}`;

/** The address of the step that chooses a channel. */
export const channelStepPath = (currencyId: number): string =>
  pathOf({ currency: `${currencyId}` });

/** The address of a later step. */
export const stepPath = (
  { id, currencyId }: Pick<Channel, 'id' | 'currencyId'>,
  step: (typeof LATER_STEPS)[number],
): string => pathOf({ currency: `${currencyId}`, channel: `${id}`, step });

const idIn = (search: URLSearchParams, name: string): number | undefined => {
  const text = search.get(name);
  return text === null ? undefined : parseInteger(text);
};

/** The chosen channel. Records name a network, not the id of its channel. */
const channelIn = (search: URLSearchParams, channels: readonly Channel[]): Channel | undefined => {
  const id = idIn(search, 'channel');
  const network = search.get('network');
  return channels.find((channel) =>
    id === undefined
      ? channel.kind === 'network' && channel.network === network
      : channel.id === id,
  );
};

/** The currency that an address names. */
export const currencyIn = (search: URLSearchParams): number | undefined => idIn(search, 'currency');

/** The place that an address names; without what it names, the step that chooses it. */
export const placeOf = (search: URLSearchParams, channels: readonly Channel[]): Place => {
  const currencyId = currencyIn(search);
  const own = channels.filter((candidate) => candidate.currencyId === currencyId);
  if (currencyId === undefined || own.length === 0) return { step: 'currency' };
  const channel = channelIn(search, own);
  if (channel === undefined) return { step: 'channel', currencyId };
  const step = LATER_STEPS.find((known) => known === search.get('step')) ?? 'pay';
  return { step, channel };
};

/** The address one step back, for the Back of a screen that was opened at a later step; `undefined` at the first. */
export const stepBefore = (search: URLSearchParams): string | undefined => {
  const currencyId = currencyIn(search);
  const id = idIn(search, 'channel');
  if (currencyId === undefined) return undefined;
  if (id === undefined) return SCREENS.topUp;
  return search.get('step') === 'report'
    ? stepPath({ id, currencyId }, 'pay')
    : channelStepPath(currencyId);
};

/** The first step on a channel: its memo, if a payment without it is lost. */
export const firstStepOn = (channel: Pick<Channel, 'needsMemo'>): 'memo' | 'pay' =>
  channel.needsMemo ? 'memo' : 'pay';
