import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import Chip from '@mui/material/Chip';
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
import { rowsOrCards } from '../theme/rows-or-cards.js';
import { Time } from '../ui/Time.js';
import { chargedFor, timeOf } from './live-orders.js';
import { OrderItems } from './OrderItems.js';
import { OrderNumber } from './OrderNumber.js';
import { orderAnchor, usePointedOrder } from './pointed-order.js';

/** On smaller screens: place and total, time, items, and buttons for a thumb. */
export const orderTable = rowsOrCards('lg', ({ breakpoints, palette }) => ({
  all: {
    '& td': { verticalAlign: 'top', fontSize: '0.9375rem' },
    '& td.column-tableNo': { whiteSpace: 'nowrap' },
    '& td.column-total': { fontWeight: 600, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
    '& tr:focus': { outline: 'none' },
    '& tr[data-pointed]': { bgcolor: 'action.selected', boxShadow: `inset 4px 0 0 ${palette.primary.main}` },
    '& .number': { color: 'text.secondary', fontSize: '0.8125rem', ml: 0.5 },
    '& .MuiChip-root': { ml: 1 },
    '& .paid': { fontSize: '0.8125rem', fontWeight: 600 },
    '& .buttons': { display: 'flex', gap: 1 },
    '& .buttons > .note': { alignSelf: 'center', px: 0, minHeight: 0, fontWeight: 600, whiteSpace: 'nowrap' },
    // Three or four in a row need more than most screens have: two rows, as wide as the longest words.
    [breakpoints.between('lg', 'xl')]: {
      '& .buttons:has(> :nth-of-type(3))': { display: 'grid', gridTemplateColumns: 'repeat(2, max-content)' },
      '& .buttons:has(> :nth-of-type(3)) > *': { width: 'auto' },
    },
  },
  inRows: {
    '& th, & td': { px: 1.5 },
    '& .column-items': { width: '99%', minWidth: 200 },
    '& td:not(.column-actions)': { pt: 2.5 },
    '& .buttons > *': { px: 1.5 },
  },
  card: '"tableNo total" auto "createdAt createdAt" auto "items items" 1fr "actions actions" auto / 1fr auto',
  onCards: {
    '& tbody': { display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } },
    '& td.column-tableNo, & td.column-total': { fontSize: '1.125rem' },
    '& td.column-createdAt': { mt: -0.75 },
    '& .buttons': { mt: 0.5, flexWrap: 'wrap' },
    '& .buttons > *': { flex: '1 1 auto', minHeight: 48, px: 1.5 },
  },
}));

export interface OrderAction extends Pick<ButtonProps, 'variant' | 'color' | 'sx'> {
  readonly name: string;
  readonly act: (order: OrderView) => void | Promise<void>;
}

export interface OrderTableProps {
  readonly label: string;
  readonly orders: readonly OrderView[];
  readonly totalTitle?: 'Total' | 'Grand Total';
  /** The buttons of an order. */
  readonly actions?: (order: OrderView) => readonly OrderAction[];
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
      <Col source="createdAt" render={(order) => <Time at={timeOf(order)} />} />
      {actions && (
        <Col
          source="actions"
          render={(order) => (
            <Box className="buttons">
              {actions(order).map(({ name, act, ...look }, place) => (
                <Button
                  key={place}
                  variant="outlined"
                  aria-describedby={`${idOf(order)}-table ${idOf(order)}-number`}
                  {...look}
                  onClick={() => void act(order)}
                >
                  {name}
                </Button>
              ))}
            </Box>
          )}
        />
      )}
    </DataTable>
  );
};
