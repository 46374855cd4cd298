import type { ReactNode } from 'react';

/** A short fact under its label, beside others. */
export const Fact = (props: { readonly label: string; readonly value: ReactNode }) => (
  <div className="min-w-[8rem] flex-1">
    <dt className="text-label text-ink-2">{props.label}</dt>
    <dd className="text-body font-semibold wrap-anywhere">{props.value}</dd>
  </div>
);
