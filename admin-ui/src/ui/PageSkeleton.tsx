import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

/** The outline of a page while it arrives. */
export const PageSkeleton = () => (
  <Stack sx={{ gap: 3 }} role="status" aria-label="Loading">
    <Skeleton variant="rounded" width={220} height={36} />
    <Skeleton variant="rounded" height={180} />
    <Skeleton variant="rounded" height={280} />
  </Stack>
);
