import { tableName } from '@sae/domain/ordering';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { dateTimeText } from '@sae/domain/kernel';
import type { ReviewView } from '@sae/domain/reviews';
import { restaurantZone } from '../data/zone.js';
import { reviewsTable } from './reviews-table.js';
import { Stars } from './Stars.js';

const COLUMNS = ['Table No.', 'Date & Time', 'Stars', 'Comment'] as const;

/** Reviews as a table, and on a phone as cards. */
export const ReviewsTable = ({ reviews }: { reviews: readonly ReviewView[] }) => (
  <Box sx={reviewsTable}>
    <Table role="table" aria-label="Customer Reviews">
      <TableHead role="rowgroup">
        <TableRow role="row">
          {COLUMNS.map((title) => (
            <TableCell key={title} role="columnheader">
              {title}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody role="rowgroup">
        {reviews.map(({ id, tableNo, createdAt, stars, comment }) => (
          <TableRow key={id} role="row">
            <TableCell role="cell" data-part="table">
              {tableName(tableNo)}
            </TableCell>
            <TableCell role="cell" data-part="time">
              <time dateTime={createdAt}>{dateTimeText(createdAt, restaurantZone())}</time>
            </TableCell>
            <TableCell role="cell" data-part="stars">
              <Stars stars={stars} />
            </TableCell>
            <TableCell role="cell" data-part="comment">
              {comment ?? '-'}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </Box>
);
