import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useInfinitePaginationContext } from 'react-admin';

/** At the end of a list that goes on. */
export const SeeMore = ({ isGrowing, onMore }: { isGrowing: boolean; onMore: () => unknown }) => (
  <Box sx={{ p: 2, textAlign: 'center', borderTop: 1, borderColor: 'divider' }}>
    <Button variant="outlined" aria-busy={isGrowing} onClick={() => void onMore()}>
      See More
    </Button>
  </Box>
);

/** The same for the list around it. */
export const SeeMoreRows = () => {
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = useInfinitePaginationContext();
  return hasNextPage && <SeeMore isGrowing={isFetchingNextPage} onMore={fetchNextPage} />;
};
