import * as zod from 'zod/mini';
import { storeDraft, useDraft } from '@/session/use-draft';
import { channelFields, type Channel } from './channel';

const receipt = zod.object({ path: zod.optional(zod.string()), name: zod.string() });

const draft = zod.object({
  amount: zod.string(),
  hash: zod.string(),
  receipt: zod.nullable(receipt),
  isMemoNoted: zod.boolean(),
});

/** A screenshot: the name of its file and its path on the server; no path while its upload has not ended. */
export type Receipt = zod.infer<typeof receipt>;

/** What a report holds. The amount is in the credited currency. */
export type TopUpDraft = zod.infer<typeof draft>;

/** An empty report. */
export const EMPTY_DRAFT: TopUpDraft = { amount: '', hash: '', receipt: null, isMemoNoted: false };

/** The name of the draft of a channel, from what a report or its record says of the channel. */
export const draftKeyOf = (fields: {
  readonly currency: string | number;
  readonly type: string | number;
  readonly sub_type?: string | number | undefined;
}): string => `top-up:${fields.currency}:${fields.type}:${fields.sub_type ?? ''}`;

/** On the device: while people pay in another app, a phone may close the tab. */
const KIND = 'local';

/** Stores the report of a channel, whose form is not mounted. */
export const storeTopUpDraft = (key: string, value: TopUpDraft): void =>
  storeDraft(key, value, KIND);

const pictureKeyOf = (key: string): string => `${key}:picture`;

/** Deletes the report of a channel that was sent: it must not be sent again, nor asked about when signing out. */
export const forgetTopUpDraft = (key: string): void => {
  storeDraft(key, undefined, KIND);
  storeDraft(pictureKeyOf(key), undefined);
  storeDraft(STARTED_KEY, undefined, KIND);
};

/** The report of a channel. It outlives a reload, an excursion to another app, and the tab. */
export const useTopUpDraft = (channel: Channel) =>
  useDraft<TopUpDraft>(
    draftKeyOf(channelFields(channel)),
    EMPTY_DRAFT,
    (value) => draft.safeParse(value).data,
    KIND,
  );

const picture = zod.object({ path: zod.string(), address: zod.string() });

/** A small copy of the screenshot of a channel, by its path, for this tab alone. The server shows it to nobody. */
export const usePictureDraft = (key: string) =>
  useDraft<zod.infer<typeof picture> | undefined>(
    pictureKeyOf(key),
    undefined,
    (value) => picture.safeParse(value).data,
  );

/** The report of a channel and what changes it. */
export type TopUpForm = ReturnType<typeof useTopUpDraft>;

const started = zod.object({ currencyId: zod.int(), channelId: zod.int() });

/** The name of the draft that says which top-up was begun. */
const STARTED_KEY = 'top-up';

/** The channel of the top-up that was begun last and not reported yet. */
export const useStarted = () =>
  useDraft<zod.infer<typeof started> | undefined>(
    STARTED_KEY,
    undefined,
    (value) => started.safeParse(value).data,
    KIND,
  );
