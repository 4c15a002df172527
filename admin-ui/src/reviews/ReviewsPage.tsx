import StarIcon from '@mui/icons-material/StarOutline';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { EmptyState } from '../shell/EmptyState.js';
import { LoadFailure } from '../shell/LoadFailure.js';
import { PageHeader } from '../shell/PageHeader.js';
import { Panel } from '../shell/Panel.js';
import { PanelSkeleton } from '../shell/PanelSkeleton.js';
import { ReviewsTable } from './ReviewsTable.js';
import { useReviews } from './useReviews.js';

const countText = (total: number) => `${total.toLocaleString('en-IN')} ${total === 1 ? 'review' : 'reviews'}`;

const ReviewList = ({ reviews, hasNextPage, isFetchingNextPage, fetchNextPage }: ReturnType<typeof useReviews>) => {
  if (!reviews?.length)
    return (
      <Panel title="Reviews">
        <EmptyState icon={<StarIcon />} text="No reviews" hint="What guests think appears here, newest first." />
      </Panel>
    );
  return (
    <Panel title="Reviews" flush>
      <ReviewsTable reviews={reviews} />
      {hasNextPage && (
        <Box sx={{ p: 2, textAlign: 'center', borderTop: 1, borderColor: 'divider' }}>
          <Button variant="outlined" aria-busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            See More
          </Button>
        </Box>
      )}
    </Panel>
  );
};

export const ReviewsPage = () => {
  const asked = useReviews();
  const { reviews, total, isPending, refetch } = asked;
  return (
    <>
      <PageHeader title="Customer Reviews" lead={total ? countText(total) : undefined} />
      {reviews ? (
        <ReviewList {...asked} />
      ) : isPending ? (
        <PanelSkeleton title="Reviews" />
      ) : (
        <LoadFailure title="Reviews" text="Failed to fetch reviews" onRetry={() => void refetch()} />
      )}
    </>
  );
};
