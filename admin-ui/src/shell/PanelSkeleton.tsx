import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { Panel } from './Panel.js';

/** Rows that are on their way. */
export const RowsSkeleton = ({ rows = 5 }: { rows?: number }) => (
  <Stack role="status" aria-label="Loading" sx={{ gap: 1.5 }}>
    {Array.from({ length: rows }, (_, row) => (
      <Skeleton key={row} variant="rounded" height={44} />
    ))}
  </Stack>
);

/** A part of a page whose rows are on their way. */
export const PanelSkeleton = ({ title, rows }: { title: string; rows?: number }) => (
  <Panel title={title}>
    <RowsSkeleton rows={rows} />
  </Panel>
);
