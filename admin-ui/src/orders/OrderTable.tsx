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
import { outOfSight, rowsOrCards } from '../theme/rows-or-cards.js';
import { Time } from '../ui/Time.js';
import { Age } from './Age.js';
import { type Action, Actions } from './Actions.js';
import { chargedFor, timeOf } from './live-orders.js';
import { OrderItems } from './OrderItems.js';
import { OrderNumber } from './OrderNumber.js';
import { orderAnchor, usePointedOrder } from './pointed-order.js';

/** Where each list stands beside the receipt: columns as narrow as their words, and what is left for the items. */
const COLUMNS = '72px minmax(0, 1fr) 84px 94px';

/** Of a list whose orders have more buttons than go into a column: they stand below. */
const MANY = 'table:has(.column-actions .buttons > :nth-of-type(3))';
/** An order of which nothing is done but from the menu. */
const MENU_ALONE = 'tr:has(.column-actions .buttons > .MuiIconButton-root:only-child)';

/** On smaller screens: place and total, time, items, and buttons for a thumb. */
export const orderTable = rowsOrCards('lg', ({ breakpoints, palette }) => ({
  all: {
    '& td': { verticalAlign: 'top', fontSize: '0.9375rem' },
    '& td.column-tableNo': { whiteSpace: 'nowrap' },
    '& td.column-total': { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
    '& tr:focus': { outline: 'none' },
    '& tr[data-pointed]': { bgcolor: 'action.selected', boxShadow: `inset 4px 0 0 ${palette.primary.main}` },
    '& .number': { color: 'text.secondary', fontSize: '0.8125rem', ml: 0.5 },
    '& .MuiChip-root': { ml: 1 },
    '& .paid': { fontSize: '0.8125rem', fontWeight: 600 },
    '& .buttons': { display: 'flex', gap: 1 },
    '& .buttons > *': { px: 1.5, minWidth: 56 },
    '& .buttons > .note': { alignSelf: 'center', px: 0, minHeight: 0, fontWeight: 600 },
    '& .buttons > .MuiIconButton-root': { flex: 'none', p: 0, minWidth: 44 },
    // What stands above the orders of a table says its name for them all.
    '& tr.heading > td': { display: 'block', bgcolor: 'action.hover', border: 0, px: 2, py: 1.5 },
    '& table:has(.heading) td.column-tableNo > strong': outOfSight,
    '& table:has(.heading) td.column-tableNo .number': { ml: 0 },
  },
  inRows: {
    '& table, & thead, & tbody': { display: 'block' },
    '& tr': {
      ...{ display: 'grid', columnGap: 1.5, px: 3, borderBottom: `1px solid ${palette.divider}` },
      gridTemplateColumns: COLUMNS,
    },
    '& tbody tr:last-of-type': { border: 0 },
    '& table:has(.column-actions) tr': {
      gridTemplateColumns: `${COLUMNS} 88px`,
      [breakpoints.up('xl')]: { gridTemplateColumns: `${COLUMNS} 196px` },
    },
    '& th.MuiTableCell-root, & td.MuiTableCell-root': { border: 0, px: 0 },
    '& tr.heading': { display: 'block', px: 0 },
    '& tr.heading > td.MuiTableCell-root': { px: 3 },
    '& td.column-createdAt': { whiteSpace: 'normal', fontSize: '0.8125rem' },
    '& td.column-tableNo .number': { display: 'block', ml: 0 },
    '& td.column-tableNo .MuiChip-root': { display: 'flex', width: 'fit-content', ml: 0, mt: 0.25 },
    '& th.column-total': { whiteSpace: 'normal' },
    '& .buttons > *': { px: 1 },
    '& .buttons > .MuiIconButton-root:only-child': { ml: 'auto', mr: -1, my: -1 },
    [breakpoints.between('lg', 'xl')]: { '& .column-actions .buttons': { flexDirection: 'column' } },
    [`& ${MANY}`]: {
      '& tr': { gridTemplateColumns: COLUMNS },
      '& th.column-actions': outOfSight,
      '& td.column-createdAt': { gridRow: '1 / 3' },
      '& td.column-actions': { gridArea: '2 / 1 / 3 / -2', pt: 0 },
      '& .column-actions .buttons': { flexDirection: 'row', flexWrap: 'wrap' },
    },
  },
  card: '"tableNo total" auto "createdAt createdAt" auto "items items" 1fr "actions actions" auto / 1fr auto',
  onCards: {
    '& tbody': { display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } },
    '& td.column-tableNo, & td.column-total': { fontSize: '1.125rem' },
    '& td.column-createdAt': { mt: -0.75 },
    '& .column-actions .buttons': { mt: 0.5, flexWrap: 'wrap' },
    '& .column-actions .buttons > *': { flex: '1 1 auto', minHeight: 48 },
    '& .column-actions .buttons > .MuiIconButton-root': { flex: 'none', mr: -1.5 },
    '& tbody tr.heading': { display: 'block', gridColumn: '1 / -1', p: 0 },
    '& tr.heading > td.MuiTableCell-root': { px: 2, py: 1.5 },
    [`& tbody ${MENU_ALONE}`]: {
      gridTemplate: '"tableNo total" auto "createdAt actions" auto "items actions" 1fr / 1fr auto',
      '& .column-actions .buttons': { mt: 0, justifyContent: 'end' },
    },
  },
}));

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
