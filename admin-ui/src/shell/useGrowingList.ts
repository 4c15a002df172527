import { useInfiniteGetList, type RaRecord } from 'react-admin';
import { useFailureToast } from './useFailureToast.js';

const PAGE_SIZE = 20;

interface Asked {
  /** When a row came to be. */
  readonly field: string;
  readonly filter?: Readonly<Record<string, unknown>>;
  readonly failure: string;
}

/** A long list, newest first, 20 more whenever asked. */
export const useGrowingList = <Row extends RaRecord>(resource: string, { field, filter = {}, failure }: Asked) => {
  const { data, error, ...asked } = useInfiniteGetList<Row>(resource, {
    pagination: { page: 1, perPage: PAGE_SIZE },
    sort: { field, order: 'DESC' },
    filter,
  });
  useFailureToast(error, failure);
  const all = data?.pages.flatMap((page) => page.data);
  // What came meanwhile moves the others down, so that the next page begins with one that is shown already.
  const rows = all && [...new Map(all.map((row) => [row.id, row])).values()];
  return { ...asked, rows, total: data?.pages.at(-1)?.total };
};
