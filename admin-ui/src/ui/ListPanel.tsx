import Box from '@mui/material/Box';
import { ListContextProvider, useInfinitePaginationContext, useListContext } from 'react-admin';
import type { ReactNode } from 'react';
import { SeeMore, Waiting } from './ListState.js';
import { Panel } from './Panel.js';
import { Unreachable } from './EmptyState.js';
import { useFailureToast } from './toasts.js';

interface ListPanelProps {
  readonly title: string;
  /** Why there are no rows. */
  readonly failure: string;
  /** In place of no rows at all. */
  readonly empty: ReactNode;
  /** In place of no rows like those that are looked for. */
  readonly unmatched?: ReactNode;
  /** Beside the title. */
  readonly actions?: ReactNode;
  /** What the rows are narrowed by, above them. */
  readonly filters?: ReactNode;
  readonly flush?: boolean;
  readonly children: ReactNode;
}

/** The rows of the list around it; the last known stay, whatever becomes of the question for newer ones. */
export const ListPanel = ({ title, failure, actions, filters, flush = true, children, ...others }: ListPanelProps) => {
  const list = useListContext();
  const { data, error, isPending, filterValues, refetch } = list;
  useFailureToast(error, failure);
  const isNarrowed = Object.keys(filterValues).length > 0;
  const hasRows = Boolean(data?.length);
  const inPlaceOfRows = () => {
    if (data) return isNarrowed ? others.unmatched : others.empty;
    return isPending ? <Waiting rows={5} /> : <Unreachable text={failure} onRetry={() => void refetch()} />;
  };
  const rows = { ...list, error: null } as typeof list;
  const isAtTheEdges = flush && (hasRows || Boolean(filters && data));
  return (
    <Panel title={title} actions={actions} flush>
      {filters}
      <Box sx={isAtTheEdges ? undefined : { px: { xs: 2, sm: 3 }, pb: 3 }}>
        {/* Beside an error react-admin would show no rows. */}
        {hasRows ? <ListContextProvider value={rows}>{children}</ListContextProvider> : inPlaceOfRows()}
      </Box>
    </Panel>
  );
};

/** At the end of its rows, where they go on. */
export const SeeMoreRows = () => {
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = useInfinitePaginationContext();
  return hasNextPage && <SeeMore isGrowing={isFetchingNextPage} onMore={fetchNextPage} />;
};
