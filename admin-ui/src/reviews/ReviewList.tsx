import StarBorderIcon from '@mui/icons-material/StarBorderRounded';
import ReviewsIcon from '@mui/icons-material/StarOutline';
import StarIcon from '@mui/icons-material/StarRounded';
import Box from '@mui/material/Box';
import { countText } from '@sae/domain/kernel';
import { tableName } from '@sae/domain/ordering';
import { MAX_STARS, type ReviewView } from '@sae/domain/reviews';
import { DataTable, InfiniteListBase, useListContext, useRecordContext } from 'react-admin';
import { rowsOrCards } from '../theme/rows-or-cards.js';
import { EmptyState } from '../ui/EmptyState.js';
import { ListPanel, SeeMoreRows } from '../ui/ListPanel.js';
import { PageHeader } from '../ui/PageHeader.js';
import { growing } from '../ui/query-client.js';
import { Time } from '../ui/Time.js';

/** Filled and empty stars, read out as a number. */
const Stars = () => {
  const { stars = 0 } = useRecordContext<ReviewView>() ?? {};
  return (
    <Box
      component="span"
      role="img"
      aria-label={`${stars} out of ${MAX_STARS} stars`}
      sx={(theme) => ({
        display: 'inline-flex',
        color: theme.palette.mode === 'dark' ? '#f5b95c' : '#b86e00',
        '& svg': { fontSize: 22 },
      })}
    >
      {Array.from({ length: MAX_STARS }, (_, n) => (n < stars ? <StarIcon key={n} /> : <StarBorderIcon key={n} />))}
    </Box>
  );
};

const Col = DataTable.Col<ReviewView>;

/** On a phone: stars and table, what was written, when. */
const look = rowsOrCards('md', () => ({
  all: {
    '& td': { fontSize: '0.9375rem', verticalAlign: 'top' },
    '& td.column-tableNo': { fontWeight: 600, whiteSpace: 'nowrap' },
    '& td.column-comment': { overflowWrap: 'anywhere' },
  },
  inRows: { '& th:last-of-type, & td:last-of-type': { pr: 3, width: '99%' } },
  card: '"stars tableNo" auto "comment comment" auto "createdAt createdAt" auto / 1fr auto',
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
    <Header />
    <ListPanel title="Reviews" failure="Failed to fetch reviews" empty={<Empty />}>
      <DataTable<ReviewView> aria-label="Customer Reviews" sx={look}>
        <Col source="tableNo" render={({ tableNo }) => tableName(tableNo)} />
        <Col source="createdAt" render={({ createdAt }) => <Time at={createdAt} />} />
        <Col source="stars" field={Stars} />
        <Col source="comment" render={({ comment }) => comment ?? '-'} />
      </DataTable>
      <SeeMoreRows />
    </ListPanel>
  </InfiniteListBase>
);
