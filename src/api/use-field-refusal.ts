import { useState } from 'react';
import type { ServerRefusal } from './refusals';

/** The server's last refusal of a field; `undefined` once `ticket` differs from the one that was refused. */
export const useFieldRefusal = <Field extends string>(ticket: unknown) => {
  const [last, setLast] = useState<ServerRefusal<Field> & { readonly ticket: unknown }>();
  return {
    refused: last?.ticket === ticket ? last : undefined,
    setRefused: (refusal: ServerRefusal<Field>): void => setLast({ ...refusal, ticket }),
  };
};
