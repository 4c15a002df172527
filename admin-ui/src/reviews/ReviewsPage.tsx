import StarIcon from '@mui/icons-material/StarOutline';
import { countText } from '@sae/domain/kernel';
import { EmptyState } from '../shell/EmptyState.js';
import { LoadFailure } from '../shell/LoadFailure.js';
import { PageHeader } from '../shell/PageHeader.js';
import { Panel } from '../shell/Panel.js';
import { PanelSkeleton } from '../shell/PanelSkeleton.js';
import { SeeMore } from '../shell/SeeMore.js';
import { ReviewsTable } from './ReviewsTable.js';
import { FAILURE, useReviews } from './useReviews.js';

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
      {hasNextPage && <SeeMore isGrowing={isFetchingNextPage} onMore={fetchNextPage} />}
    </Panel>
  );
};

export const ReviewsPage = () => {
  const asked = useReviews();
  const { reviews, total, isPending, refetch } = asked;
  return (
    <>
      <PageHeader title="Customer Reviews" lead={total ? countText(total, 'review') : undefined} />
      {reviews ? (
        <ReviewList {...asked} />
      ) : isPending ? (
        <PanelSkeleton title="Reviews" />
      ) : (
        <LoadFailure title="Reviews" text={FAILURE} onRetry={() => void refetch()} />
      )}
    </>
  );
};
