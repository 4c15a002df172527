import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { countText } from '@sae/domain/kernel';
import { MAX_STARS, type ReviewSummary as Summary } from '@sae/domain/reviews';
import { useListContext } from 'react-admin';
import { Panel } from '../ui/Panel.js';
import { useQuestion } from '../ui/provider.js';
import { filterFrom } from './review-filter.js';
import { Stars } from './Stars.js';
import { Weeks } from './Weeks.js';

const reviewsText = (count: number) => countText(count, 'review');

/** How many gave so many stars; pressed, the list shows theirs. */
const StarRow = ({ stars, count, most }: { stars: number; count: number; most: number }) => {
  const { filterValues, setFilters } = useListContext();
  const { stars: chosen } = filterFrom(filterValues);
  const isChosen = chosen === stars;
  return (
    <ButtonBase
      aria-label={`${countText(stars, 'star')}: ${reviewsText(count)}`}
      aria-pressed={isChosen}
      onClick={() => setFilters({ ...filterValues, stars: isChosen ? undefined : stars })}
      sx={{
        ...{ display: 'grid', gridTemplateColumns: '44px 1fr 56px', gap: 1, alignItems: 'center', width: '100%' },
        ...{ px: 1, minHeight: 30, borderRadius: 1, textAlign: 'left', fontSize: '0.875rem' },
        ...{ bgcolor: isChosen ? 'action.selected' : undefined, '&:hover': { bgcolor: 'action.hover' } },
      }}
    >
      <span>{stars} ★</span>
      <Box sx={{ height: 10, borderRadius: 5, bgcolor: 'action.hover', overflow: 'hidden' }}>
        <Box sx={{ height: 1, width: `${(100 * count) / Math.max(1, most)}%`, bgcolor: 'primary.main' }} />
      </Box>
      <Box component="span" sx={{ textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
        {count.toLocaleString('en-IN')}
      </Box>
    </ButtonBase>
  );
};

const Average = ({ average, count }: Pick<Summary, 'average' | 'count'>) => (
  <Stack sx={{ justifyContent: 'center', alignItems: { xs: 'flex-start', md: 'center' }, gap: 0.5 }}>
    <Typography sx={{ fontSize: '2.5rem', fontWeight: 700, lineHeight: 1.1 }}>{average ?? '–'}</Typography>
    {average !== null && (
      <Stars stars={Math.round(average)} label={`${average} out of ${MAX_STARS} stars on average`} />
    )}
    <Typography variant="body2" color="text.secondary">
      of {reviewsText(count)}
    </Typography>
  </Stack>
);

/** What guests think of all days the list is narrowed to, whatever their stars. */
export const ReviewSummary = () => {
  const { filterValues, data: listed } = useListContext();
  const { from, to } = filterFrom(filterValues);
  const { data } = useQuestion('reviewSummary', { from, to }, { queryKey: ['reviews', 'summary', from, to] });
  // Of nothing there is nothing to sum up: the list says so.
  if (!listed || data?.count === 0) return null;
  const most = Math.max(...(data?.byStars ?? []));
  return (
    <Box sx={{ mb: 3 }}>
      <Panel title="What Guests Think">
        {data ? (
          <Box
            sx={{
              ...{ display: 'grid', gap: 3, alignItems: 'center' },
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '160px minmax(0, 4fr) minmax(0, 5fr)' },
            }}
          >
            <Average {...data} />
            <Stack role="group" aria-label="Reviews by Stars">
              {data.byStars.map((count, stars) => <StarRow key={stars} {...{ stars, count, most }} />).reverse()}
            </Stack>
            <Weeks weeks={data.byWeek} />
          </Box>
        ) : (
          <Skeleton variant="rounded" height={180} />
        )}
      </Panel>
    </Box>
  );
};
