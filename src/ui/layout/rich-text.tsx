import { sanitiseHtml } from '@/lib/sanitise-html';

/** Spacing of what articles are made of. */
const LOOK =
  'flex flex-col gap-3 text-body text-ink-2 wrap-anywhere [&_a]:text-blue [&_a]:underline [&_h2]:text-row [&_h2]:text-ink [&_h3]:text-body [&_h3]:font-semibold [&_h3]:text-ink [&_h4]:font-semibold [&_li]:ml-5 [&_ol]:list-decimal [&_strong]:text-ink [&_table]:block [&_table]:overflow-x-auto [&_ul]:list-disc';

/** An article of a server: its HTML, made safe. Import it by its path, so that only routes with articles load the sanitiser. */
export const RichText = ({ html }: { readonly html: string }) => (
  <div
    key={html}
    ref={(element) => element?.replaceChildren(sanitiseHtml(html))}
    className={LOOK}
  />
);
