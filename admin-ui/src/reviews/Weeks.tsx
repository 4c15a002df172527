import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { countText } from '@sae/domain/kernel';
import { MAX_STARS, type ReviewSummary } from '@sae/domain/reviews';
import { dateText } from '../dashboard/period.js';
import { outOfSight } from '../theme/rows-or-cards.js';

/** Half a year: more bars than these are too thin. */
const MOST_WEEKS = 26;
const HEIGHT = 120;

/** The average of each of the latest weeks that had reviews, as bars; whoever cannot see them is read a table. */
export const Weeks = ({ weeks }: { weeks: ReviewSummary['byWeek'] }) => {
  const shown = weeks.slice(-MOST_WEEKS);
  const [first, last] = [shown[0], shown.at(-1)];
  return (
    <Box sx={{ position: 'relative', minWidth: 0 }}>
      <Box aria-hidden>
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
          Average by week
        </Typography>
        <Box
          sx={{
            display: 'flex',
            gap: '3px',
            alignItems: 'flex-end',
            height: HEIGHT,
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          {shown.map(({ week, average, count }) => (
            <Box
              key={week}
              title={`Week of ${dateText(week)}: ${average} of ${countText(count, 'review')}`}
              sx={{
                ...{ flex: '1 1 0', maxWidth: 28, bgcolor: 'primary.main', borderRadius: '3px 3px 0 0' },
                height: `${(100 * Math.max(0.05, average ?? 0)) / MAX_STARS}%`,
              }}
            />
          ))}
        </Box>
        {first && last && (
          <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
            {first === last ? dateText(first.week) : `${dateText(first.week)} to ${dateText(last.week)}`}
          </Typography>
        )}
      </Box>
      <Table aria-label="Reviews by Week" sx={outOfSight}>
        <TableHead>
          <TableRow>
            <TableCell>Week from</TableCell>
            <TableCell>Reviews</TableCell>
            <TableCell>Average</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {shown.map(({ week, average, count }) => (
            <TableRow key={week}>
              <TableCell component="th" scope="row">
                {dateText(week)}
              </TableCell>
              <TableCell>{countText(count, 'review')}</TableCell>
              <TableCell>{average}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
};
