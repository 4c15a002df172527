import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { Unreachable } from './Unreachable.js';

export interface Asked {
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly refetch: () => unknown;
}

const Waiting = () => (
  <Stack role="status" aria-label="Loading" sx={{ gap: 1.5, px: { xs: 2, sm: 3 }, pb: 3 }}>
    {[1, 2, 3].map((row) => (
      <Skeleton key={row} variant="rounded" height={44} />
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
  asked: Asked;
  failure: string;
  isEmpty: boolean;
  empty: ReactNode;
  children: ReactNode;
}) => {
  if (!isEmpty) return children;
  if (asked.isPending) return <Waiting />;
  if (!asked.isError) return empty;
  return <Unreachable text={failure} onRetry={() => void asked.refetch()} />;
};
