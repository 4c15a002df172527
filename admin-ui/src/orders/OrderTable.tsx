import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { dateTimeText, formatRupees } from '@sae/domain/kernel';
import { type OrderView, tableName } from '@sae/domain/ordering';
import type { ReactNode } from 'react';
import {
  DataTable,
  DataTableBody,
  DataTableRow,
  useRecordContext,
  type DataTableBodyProps,
  type DataTableRowProps,
} from 'react-admin';
import { restaurantZone } from '../data/zone.js';
import { OrderNumber } from './OrderNumber.js';
import { chargedFor, timeOf } from './live-orders.js';
import { OrderItems } from './OrderItems.js';
import { orderAnchor, usePointedOrder } from './pointed-order.js';
import { orderTable } from './order-table.js';

export interface OrderTableProps {
  readonly label: string;
  readonly orders: readonly OrderView[];
  readonly totalTitle?: 'Total' | 'Grand Total';
  /** The buttons of an order; `describedBy` says to a screen reader which order they are of. */
  readonly actions?: (order: OrderView, describedBy: string) => ReactNode;
}

const GuestMark = ({ order: { placedBy, status } }: { order: OrderView }) =>
  placedBy === 'guest' && status !== 'past' ? (
    <Chip label="Guest" size="small" color="primary" variant="outlined" />
  ) : null;

/** How it stands with the money; null where there is nothing to say. */
const paidText = ({ receiptDetails, paid }: OrderView): string | null => {
  if (!receiptDetails) return paid ? `${formatRupees(paid)} paid already` : null;
  const { isPaid, payment } = receiptDetails;
  if (isPaid) return payment?.toGiveBack ? `Paid, give back ${formatRupees(payment.toGiveBack)}` : 'Paid';
  return payment ? `${formatRupees(payment.paid)} paid, ${formatRupees(payment.toPay)} to pay` : 'Unpaid';
};

/** Of its whole bill, or of an order that was brought back from a paid one. */
const PaidMark = ({ order }: { order: OrderView }) => {
  const text = paidText(order);
  return text === null ? null : (
    <Box className="paid" sx={{ color: order.receiptDetails?.isPaid ? 'success.main' : 'text.secondary' }}>
      {text}
    </Box>
  );
};

/** Its name is the order's, so that an address can lead to it. */
const Row = (props: DataTableRowProps) => {
  const order = useRecordContext<OrderView>();
  const { pointed } = usePointedOrder();
  if (!order) return null;
  const isPointed = order.status === 'live' && order.id === pointed;
  return <DataTableRow {...props} id={orderAnchor(order.id)} tabIndex={-1} data-pointed={isPointed ? '' : undefined} />;
};
const Body = (props: DataTableBodyProps) => <DataTableBody {...props} row={Row} />;

const Col = DataTable.Col<OrderView>;

/** Orders as a table, and on a phone as cards. */
export const OrderTable = ({ label, orders, totalTitle = 'Total', actions }: OrderTableProps) => {
  const idOf = (order: OrderView) => `${label.replaceAll(' ', '-')}-${order.id}`;
  return (
    <DataTable<OrderView>
      resource="orders"
      aria-label={label}
      data={[...orders]}
      total={orders.length}
      isPending={false}
      body={Body}
      sx={orderTable}
    >
      <Col
        source="tableNo"
        label="Table No."
        render={(order) => (
          <>
            <strong id={`${idOf(order)}-table`}>{tableName(order.tableNo)}</strong>{' '}
            <span className="number">
              <OrderNumber orderId={order.id} id={`${idOf(order)}-number`} />
            </span>
            <GuestMark order={order} />
          </>
        )}
      />
      <Col source="items" label="Items" render={({ items }) => <OrderItems items={items} />} />
      <Col
        source="total"
        label={totalTitle}
        align="right"
        render={(order) => (
          <>
            {formatRupees(chargedFor(order))}
            <PaidMark order={order} />
          </>
        )}
      />
      <Col
        source="createdAt"
        label="Date & Time"
        render={(order) => <time dateTime={timeOf(order)}>{dateTimeText(timeOf(order), restaurantZone())}</time>}
      />
      {actions && (
        <Col
          source="actions"
          label="Action"
          render={(order) => (
            <Box className="buttons">{actions(order, `${idOf(order)}-table ${idOf(order)}-number`)}</Box>
          )}
        />
      )}
    </DataTable>
  );
};
