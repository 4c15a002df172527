import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { dateTimeText, formatRupees } from '@sae/domain/kernel';
import { type OrderView, tableName } from '@sae/domain/ordering';
import type { ReactNode } from 'react';
import { OrderNumber } from '../audit/OrderNumber.js';
import { restaurantZone } from '../data/zone.js';
import { chargedFor, timeOf } from './live-orders.js';
import { OrderItems } from './OrderItems.js';
import { orderAnchor } from './pointed-order.js';
import { paidText } from './paid-text.js';
import { tableOnPhones } from './table-on-phones.js';

export interface OrderTableProps {
  readonly label: string;
  readonly orders: readonly OrderView[];
  readonly totalTitle?: 'Total' | 'Grand Total';
  /** The order somebody was led to; it stands out. */
  readonly pointed?: number | null;
  /** The buttons of an order; `describedBy` says to a screen reader which order they are of. */
  readonly actions?: (order: OrderView, describedBy: string) => ReactNode;
}

const GuestMark = ({ order: { placedBy, status } }: { order: OrderView }) =>
  placedBy === 'guest' && status !== 'past' ? (
    <Chip label="Guest" size="small" color="primary" variant="outlined" />
  ) : null;

/** Of its whole bill, or of an order that was brought back from a paid one. */
const PaidMark = ({ order }: { order: OrderView }) => {
  const text = paidText(order);
  return text === null ? null : (
    <Box className="paid" sx={{ color: order.receiptDetails?.isPaid ? 'success.main' : 'text.secondary' }}>
      {text}
    </Box>
  );
};

/** Orders as a table, and on a phone as cards. */
export const OrderTable = ({ label, orders, totalTitle = 'Total', pointed, actions }: OrderTableProps) => {
  return (
    <Box sx={tableOnPhones}>
      <Table role="table" aria-label={label}>
        <TableHead role="rowgroup">
          <TableRow role="row">
            {['Table No.', 'Items', totalTitle, 'Date & Time', ...(actions ? ['Action'] : [])].map((title) => (
              <TableCell key={title} role="columnheader" align={title === totalTitle ? 'right' : 'left'}>
                {title}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody role="rowgroup">
          {orders.map((order) => {
            const id = `${label.replaceAll(' ', '-')}-${order.id}`;
            return (
              <TableRow
                key={order.id}
                role="row"
                id={orderAnchor(order.id)}
                tabIndex={-1}
                data-pointed={order.id === pointed ? '' : undefined}
              >
                <TableCell role="cell" data-part="place">
                  <strong id={`${id}-table`}>{tableName(order.tableNo)}</strong>{' '}
                  <span className="number">
                    <OrderNumber orderId={order.id} id={`${id}-number`} />
                  </span>
                  <GuestMark order={order} />
                </TableCell>
                <TableCell role="cell" data-part="items">
                  <OrderItems items={order.items} />
                </TableCell>
                <TableCell role="cell" data-part="total" align="right">
                  {formatRupees(chargedFor(order))}
                  <PaidMark order={order} />
                </TableCell>
                <TableCell role="cell" data-part="time">
                  <time dateTime={timeOf(order)}>{dateTimeText(timeOf(order), restaurantZone())}</time>
                </TableCell>
                {actions && (
                  <TableCell role="cell" data-part="action">
                    <Box className="buttons">{actions(order, `${id}-table ${id}-number`)}</Box>
                  </TableCell>
                )}
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </Box>
  );
};
