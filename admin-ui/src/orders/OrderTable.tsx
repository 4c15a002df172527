import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { formatRupees } from '@sae/domain/kernel';
import { type OrderView, tableName } from '@sae/domain/ordering';
import {
  DataTable,
  DataTableBody,
  type DataTableBodyProps,
  DataTableRow,
  type DataTableRowProps,
  useRecordContext,
} from 'react-admin';
import { createContext, type ReactNode, useContext } from 'react';
import { paidText } from '../payments/paid-text.js';
import { Time } from '../ui/Time.js';
import { Age } from './Age.js';
import { type Action, Actions } from './Actions.js';
import { chargedFor, timeOf } from './live-orders.js';
import { orderTable } from './order-look.js';
import { OrderItems } from './OrderItems.js';
import { OrderNumber } from './OrderNumber.js';
import { orderAnchor, usePointedOrder } from './pointed-order.js';

export type OrderAction = Action<OrderView>;

export interface OrderTableProps {
  readonly label: string;
  readonly orders: readonly OrderView[];
  readonly totalTitle?: 'Total' | 'Grand Total';
  /** The buttons of an order. */
  readonly actions?: (order: OrderView) => readonly OrderAction[];
  /** What stands above the orders of a group, told for its first one; null for the others. */
  readonly headingOf?: HeadingOf;
  /** Is it shown how old open orders are now? */
  readonly hasAge?: boolean;
}

type HeadingOf = (order: OrderView) => ReactNode;
const noHeading: HeadingOf = () => null;
const HeadingContext = createContext(noHeading);

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

/** Its name is the order's, so that an address can lead to it. */
const Row = (props: DataTableRowProps) => {
  const order = useRecordContext<OrderView>();
  const { pointed } = usePointedOrder();
  const headingOf = useContext(HeadingContext);
  if (!order) return null;
  const heading = headingOf(order);
  const isPointed = order.status === 'live' && order.id === pointed;
  return (
    <>
      {heading && (
        <TableRow className="heading">
          <TableCell role="cell" colSpan={5}>
            {heading}
          </TableCell>
        </TableRow>
      )}
      <DataTableRow {...props} id={orderAnchor(order.id)} tabIndex={-1} data-pointed={isPointed ? '' : undefined} />
    </>
  );
};
const Body = (props: DataTableBodyProps) => <DataTableBody {...props} row={Row} />;

const Col = DataTable.Col<OrderView>;

/** Orders as a table, and on a phone as cards. */
export const OrderTable = ({
  label,
  orders,
  totalTitle = 'Total',
  actions,
  headingOf = noHeading,
  hasAge = false,
}: OrderTableProps) => {
  const idOf = (order: OrderView) => `${label.replaceAll(' ', '-')}-${order.id}`;
  return (
    <HeadingContext value={headingOf}>
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
          render={(order) => (
            <>
              <strong id={`${idOf(order)}-table`}>{tableName(order.tableNo)}</strong>{' '}
              {order.customer?.name && <span className="customer">{order.customer.name} </span>}
              <span className="number">
                <OrderNumber orderId={order.id} id={`${idOf(order)}-number`} />
              </span>
              <GuestMark order={order} />
            </>
          )}
        />
        <Col source="items" render={({ items }) => <OrderItems items={items} />} />
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
          render={(order) => (
            <>
              <Time at={timeOf(order)} /> {hasAge && order.status !== 'past' && <Age since={order.createdAt} />}
            </>
          )}
        />
        {actions && (
          <Col
            source="actions"
            render={(order) => (
              <Actions
                subject={order}
                actions={actions(order)}
                describedBy={`${idOf(order)}-table ${idOf(order)}-number`}
              />
            )}
          />
        )}
      </DataTable>
    </HeadingContext>
  );
};
