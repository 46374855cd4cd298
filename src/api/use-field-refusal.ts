import { useState } from 'react';
import type { ServerRefusal } from './refusals';

/** What the server refused of a field, for as long as `ticket` is what it refused. */
export const useFieldRefusal = <Field extends string>(ticket: unknown) => {
  const [last, setLast] = useState<ServerRefusal<Field> & { readonly ticket: unknown }>();
  return {
    refused: last?.ticket === ticket ? last : undefined,
    setRefused: (refusal: ServerRefusal<Field>): void => setLast({ ...refusal, ticket }),
  };
};
