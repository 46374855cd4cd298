import { useSearchParams } from 'react-router-dom';
import { parseInteger } from '@/domain/format/numbers';

/** The currency that an address asks a form to start with, once. */
export interface CurrencyStart {
  /** Its id; `undefined` for none, and once the form has it. */
  readonly currencyId: number | undefined;
  /** Called once the form has it: takes it out of the address, so that a reload keeps what was chosen since. */
  readonly onStarted: () => void;
}

/** The currency of `?currency=`. */
export const useCurrencyStart = (): CurrencyStart => {
  const [query, setQuery] = useSearchParams();
  return {
    currencyId: parseInteger(query.get('currency') ?? ''),
    onStarted: () => {
      const next = new URLSearchParams(query);
      next.delete('currency');
      setQuery(next, { replace: true });
    },
  };
};
