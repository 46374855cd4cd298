import { useCertifiedName } from '../queries';
import { CardWarnings } from './card-warnings';
import { FitWarning } from './fit-warning';

/** A saved destination, as far as it can be checked. */
type Saved =
  | { readonly kind: 'wallet'; readonly network: string | undefined; readonly address: string }
  | { readonly kind: 'bank'; readonly holder: string; readonly iban: string | undefined };

const SavedCard = ({ holder, iban = '' }: Extract<Saved, { kind: 'bank' }>) => (
  <CardWarnings card={{ holder, iban }} certifiedName={useCertifiedName().value ?? ''} />
);

/** The warnings that a destination got when it was saved, wherever money is sent to it. */
export const SavedWarnings = ({ destination }: { readonly destination: Saved }) =>
  destination.kind === 'bank' ? (
    <SavedCard {...destination} />
  ) : (
    <FitWarning network={destination.network ?? ''} address={destination.address} />
  );
