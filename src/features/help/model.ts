/** A help article of the list. */
export interface HelpEntry {
  readonly id: number;
  readonly title: string;
  /** The same in every language, where the server names topics. */
  readonly topic: string | undefined;
  /** The heading that it is under, where the server has sections. */
  readonly section: string | undefined;
}

/** A help article with its text. `html` is untrusted. */
export interface HelpArticle {
  readonly id: number;
  readonly title: string;
  readonly topic: string | undefined;
  readonly html: string;
  /** When it was last changed, `YYYY-MM-DD`. */
  readonly day: string | undefined;
}

const BLOCK_END = /<\/(?:p|li|h[1-6]|td|th|div|blockquote)>|<br\b[^>]*>/giu;

/** The text of an article, a line a paragraph. The parsed page is inert: it runs and loads nothing. */
export const textOfHtml = (html: string): string =>
  new DOMParser().parseFromString(html.replace(BLOCK_END, '\n$&'), 'text/html').body.textContent;

/** Articles under their headings, both in the order of the server. One group without a heading if there are no sections. */
export const inSections = (
  entries: readonly HelpEntry[],
): readonly { readonly section: string | undefined; readonly entries: readonly HelpEntry[] }[] =>
  [...new Set(entries.map(({ section }) => section))].map((section) => ({
    section,
    entries: entries.filter((entry) => entry.section === section),
  }));
