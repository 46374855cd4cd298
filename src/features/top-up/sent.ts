import * as zod from 'zod/mini';

const sent = zod.object({
  after: zod.int(),
  url: zod.nullable(zod.string()),
});

/** A report that the server has accepted. */
export interface SentReport {
  /** Greatest id of the top-ups before it: its own is greater. */
  readonly after: number;
  /** The payment page of a gateway. */
  readonly url: string | undefined;
}

/** What the entry of the result keeps in the history, for a reload and the way back from a payment page. */
export const sentState = ({ after, url }: SentReport) => ({
  sent: { after, url: url ?? null },
});

const state = zod.object({ sent });

/** Reads it again; `undefined` for any other entry. */
export const readSentState = (value: unknown): SentReport | undefined => {
  const { data } = state.safeParse(value);
  return data && { ...data.sent, url: data.sent.url ?? undefined };
};
