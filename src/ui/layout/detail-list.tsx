import type { ReactNode } from 'react';

/** A labelled value. */
export interface DetailItem {
  readonly label: ReactNode;
  readonly value: ReactNode;
}

/** Labelled values in a column, as on a confirmation or a receipt. */
export const DetailList = ({ items }: { readonly items: readonly (DetailItem | false)[] }) => (
  <dl className="divide-y divide-line">
    {items.map(
      (item, index) =>
        item !== false && (
          <div
            key={index}
            className="flex min-h-11 flex-wrap items-baseline justify-between gap-x-4 py-2.5"
          >
            <dt className="text-body text-ink-2">{item.label}</dt>
            <dd dir="auto" className="ml-auto min-w-0 text-right text-body wrap-anywhere text-ink">
              {item.value}
            </dd>
          </div>
        ),
    )}
  </dl>
);
