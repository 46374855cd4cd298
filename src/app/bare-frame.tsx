import type { ReactNode } from 'react';

/** A page that failed, without what a screen has around it. */
export const BareFrame = ({ children }: { readonly children: ReactNode }) => (
  <main className="pt-16">{children}</main>
);
