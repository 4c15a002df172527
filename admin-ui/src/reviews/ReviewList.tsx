import ReviewsIcon from '@mui/icons-material/StarOutline';
import { countText } from '@sae/domain/kernel';
import { tableName } from '@sae/domain/ordering';
import type { ReviewView } from '@sae/domain/reviews';
import { DataTable, InfiniteListBase, useListContext } from 'react-admin';
import { TimelineHost } from '../audit/Timeline.js';
import { OrderNumber } from '../orders/OrderNumber.js';
import { rowsOrCards } from '../theme/rows-or-cards.js';
import { EmptyState } from '../ui/EmptyState.js';
import { ListPanel, SeeMoreRows } from '../ui/ListPanel.js';
import { PageHeader } from '../ui/PageHeader.js';
import { growing } from '../ui/query-client.js';
import { Time } from '../ui/Time.js';
import { ReviewFilters } from './ReviewFilters.js';
import { ReviewSummary } from './ReviewSummary.js';
import { Stars } from './Stars.js';

const Col = DataTable.Col<ReviewView>;

/** On a phone: stars and table, what was written, when. */
const look = rowsOrCards('md', () => ({
  all: {
    '& td': { fontSize: '0.9375rem', verticalAlign: 'top' },
    '& td.column-tableNo': { fontWeight: 600, whiteSpace: 'nowrap' },
    '& td.column-comment': { overflowWrap: 'anywhere' },
  },
  inRows: { '& th.column-comment, & td.column-comment': { width: '99%' } },
  card: '"stars tableNo" auto "comment comment" auto "createdAt orderId" auto / 1fr auto',
  onCards: { '& td.column-stars': { ml: '-2px' } },
}));

const Header = () => {
  const { total } = useListContext();
  return <PageHeader title="Customer Reviews" lead={total ? countText(total, 'review') : undefined} />;
};

const Empty = () => (
  <EmptyState icon={<ReviewsIcon />} text="No reviews" hint="What guests think appears here, newest first." />
);

/** What guests wrote, newest first. */
export const ReviewList = () => (
  <InfiniteListBase resource="reviews" perPage={20} sort={{ field: 'createdAt', order: 'DESC' }} queryOptions={growing}>
    <TimelineHost>
      <Header />
      <ReviewSummary />
      <ListPanel
        title="Reviews"
        failure="Failed to fetch reviews"
        filters={<ReviewFilters />}
        unmatched={
          <EmptyState icon={<ReviewsIcon />} text="No reviews like these" hint="Clear a filter to see more." />
        }
        empty={<Empty />}
      >
        <DataTable<ReviewView> aria-label="Customer Reviews" sx={look}>
          <Col source="tableNo" render={({ tableNo }) => tableName(tableNo)} />
          <Col source="createdAt" render={({ createdAt }) => <Time at={createdAt} />} />
          <Col source="stars" render={({ stars }) => <Stars stars={stars} />} />
          <Col source="comment" render={({ comment }) => comment ?? '-'} />
          <Col
            source="orderId"
            disableSort
            cellSx={({ orderId }) => ({ visibility: { xs: orderId === null ? 'hidden' : 'visible', lg: 'visible' } })}
            render={({ orderId }) => (orderId === null ? '–' : <OrderNumber orderId={orderId} />)}
          />
        </DataTable>
        <SeeMoreRows />
      </ListPanel>
    </TimelineHost>
  </InfiniteListBase>
);
