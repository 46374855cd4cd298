import { parseInteger } from '@/domain/format/numbers';
import { useSearchParams } from 'react-router-dom';

/** Which record is open. It is in the address as `id`: a link leads to it, and a reload keeps it. */
export interface RecordAddress {
  readonly opened: number | undefined;
  readonly open: (id: number) => void;
  readonly close: () => void;
}

const ID = /^[1-9]\d{0,15}$/u;

/** The open record of the address. The sheet that shows it has a place in the history of its own: here nothing is added to it. */
export const useRecordAddress = (): RecordAddress => {
  const [search, setSearch] = useSearchParams();
  const text = search.get('id') ?? '';
  const change = (id: number | undefined): void => {
    const next = new URLSearchParams(search);
    if (id === undefined) next.delete('id');
    else next.set('id', `${id}`);
    setSearch(next, { replace: true });
  };
  return {
    opened: ID.test(text) ? parseInteger(text) : undefined,
    open: change,
    close: () => change(undefined),
  };
};
