import { QueryClient, type InfiniteData } from '@tanstack/react-query';
import { isAway } from '../data/api-error.js';

const TRIES = 4;

/** Asked again while the server is away; a refusal is final. */
const whileAway = (failures: number, error: unknown): boolean => isAway(error) && failures < TRIES;

/** For react-admin's lists, which would ask once and tell in their own words: theirs are told by the `ListPanel`. */
export const asked = { retry: whileAway, onError: () => undefined };

/** The same for a list that stands whole in a panel of a page about something else, whose address is not the list's. */
export const wholeInPanel = { disableSyncWithLocation: true, perPage: 1000, queryOptions: asked };

interface RowsPage {
  readonly data: readonly { readonly id: number | string }[];
}

/** What came meanwhile moves the others down, so that the next page begins with rows that are shown already. */
const eachOnce = <Page extends RowsPage>({ pages, ...rest }: InfiniteData<Page>): InfiniteData<Page> => {
  const seen = new Set<number | string>();
  const isNew = ({ id }: { readonly id: number | string }) => !seen.has(id) && seen.add(id);
  return { ...rest, pages: pages.map((page) => ({ ...page, data: page.data.filter(isNew) })) };
};

/** The same for a list that grows. */
export const growing = { ...asked, select: eachOnce };

export const newQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: whileAway, staleTime: 0 },
      // Without a network a press fails at once; it is not kept for later.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
