import { isMissingCall } from './missing-call';
import { useWasMissing, type Asked } from './use-last-failure';

/** A query of one page of a list. */
interface ListQuery<Row> extends Asked {
  readonly data: { readonly data: readonly Row[] } | undefined;
}

/** Rows of a list that not every server has: none without the list, `undefined` until that is known. */
export const useOptionalRows = <Row>(query: ListQuery<Row>): readonly Row[] | undefined => {
  const isMissing = useWasMissing(query, isMissingCall);
  return isMissing ? [] : query.data?.data;
};
