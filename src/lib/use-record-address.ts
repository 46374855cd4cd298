import { parseId } from '@/domain/format/numbers';
import { useSearchParams } from 'react-router-dom';

/** The open record, in the address as `id`: it can be linked to and survives a reload. */
export interface RecordAddress {
  readonly opened: number | undefined;
  readonly open: (id: number) => void;
  readonly close: () => void;
}

/** The open record of the address. Replaces the history entry, because the record's sheet adds an entry of its own. */
export const useRecordAddress = (): RecordAddress => {
  const [search, setSearch] = useSearchParams();
  const change = (id: number | undefined): void => {
    const next = new URLSearchParams(search);
    if (id === undefined) next.delete('id');
    else next.set('id', `${id}`);
    setSearch(next, { replace: true });
  };
  return {
    opened: parseId(search.get('id')),
    open: change,
    close: () => change(undefined),
  };
};
