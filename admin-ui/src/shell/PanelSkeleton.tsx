import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { Panel } from './Panel.js';

/** A part of a page whose rows are on their way. */
export const PanelSkeleton = ({ title, rows = 5 }: { title: string; rows?: number }) => (
  <Panel title={title}>
    <Stack role="status" aria-label="Loading" sx={{ gap: 1.5 }}>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} variant="rounded" height={44} />
      ))}
    </Stack>
  </Panel>
);
