import type { ReactNode } from 'react';
import type { Destination } from '../model';

/** Renders the warnings about a saved destination. The page injects it: another feature saves destinations. */
export type RenderWarnings = (destination: Destination) => ReactNode;

/** The place of those warnings in a column with gaps. Their live regions take no room while they are empty. */
export const BesideDestination = ({ children }: { readonly children: ReactNode }) => (
  <div className="-mt-4 *:not-empty:mt-4">{children}</div>
);
