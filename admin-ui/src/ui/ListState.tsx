import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Unreachable } from './EmptyState.js';

export interface ListQuery extends Pick<UseQueryResult, 'isPending' | 'error'> {
  readonly refetch: () => unknown;
}

/** The outline of rows that are asked for. */
export const Waiting = ({ rows, height = 44 }: { rows: number; height?: number }) => (
  <Stack role="status" aria-label="Loading" sx={{ gap: 1.5 }}>
    {Array.from({ length: rows }, (_, row) => (
      <Skeleton key={row} variant="rounded" height={height} />
    ))}
  </Stack>
);

/** What stands where a list will be: its outline, why it cannot come, or that there is nothing in it. */
export const ListState = ({
  asked,
  failure,
  isEmpty,
  empty,
  children,
}: {
  asked: ListQuery;
  failure: string;
  isEmpty: boolean;
  empty: ReactNode;
  children: ReactNode;
}) => {
  if (!isEmpty) return children;
  if (asked.isPending)
    return (
      <Box sx={{ px: { xs: 2, sm: 3 }, pb: 3 }}>
        <Waiting rows={3} />
      </Box>
    );
  if (!asked.error) return empty;
  return <Unreachable text={failure} onRetry={() => void asked.refetch()} />;
};

/** At the end of a list that goes on. */
export const SeeMore = ({ isGrowing, onMore }: { isGrowing: boolean; onMore: () => unknown }) => (
  <Box sx={{ p: 2, textAlign: 'center', borderTop: 1, borderColor: 'divider' }}>
    <Button variant="outlined" aria-busy={isGrowing} onClick={() => void onMore()}>
      See More
    </Button>
  </Box>
);
