import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { formatRupees } from '@sae/domain/kernel';
import { type OrderItemView, type OrderView, tableName } from '@sae/domain/ordering';
import {
  DataTable,
  DataTableBody,
  type DataTableBodyProps,
  DataTableRow,
  type DataTableRowProps,
  useRecordContext,
} from 'react-admin';
import { createContext, type FC, type ReactNode, useContext } from 'react';
import { paidText } from '../payments/paid-text.js';
import { Time } from '../ui/Time.js';
import { useNames } from '../ui/useNames.js';
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
  /** Says of a dish on it that none is left. */
  readonly onSoldOut?: (item: OrderItemView) => void;
  /** Is it shown how old open orders are now? */
  readonly hasAge?: boolean;
}

type HeadingOf = (order: OrderView) => ReactNode;
const noHeading: HeadingOf = () => null;
const HeadingContext = createContext(noHeading);

/** An order as its row shows it. */
interface Shown {
  readonly order: OrderView;
  /** What the ids of its parts begin with. */
  readonly row: string;
  readonly hasAge: boolean;
  readonly onSoldOut?: ((item: OrderItemView) => void) | undefined;
}

const Place = ({ order: { tableNo }, row }: Shown) => (
  <>
    <strong id={`${row}-table`}>{tableName(tableNo)}</strong>{' '}
  </>
);

const Customer = ({ order: { customer } }: Shown) =>
  customer?.name ? <span className="customer">{customer.name} </span> : null;

const Numbered = ({ order: { id }, row }: Shown) => (
  <span className="number">
    <OrderNumber orderId={id} id={`${row}-number`} />
  </span>
);

const GuestMark = ({ order: { placedBy, status } }: Shown) =>
  placedBy === 'guest' && status !== 'past' ? (
    <Chip label="Guest" size="small" color="primary" variant="outlined" />
  ) : null;

const Who = ({ id, did }: { readonly id: number | undefined; readonly did: string }) => {
  const names = useNames();
  const name = id === undefined ? undefined : names.get(id)?.name;
  return name ? (
    <>
      {' '}
      <span className="who">
        {did} {name}
      </span>
    </>
  ) : null;
};

/** Nothing where it was the owner, or a guest. */
const TakenBy = ({ order: { takenBy } }: Shown) => <Who id={takenBy} did="by" />;

/** Nothing where it was the owner, or who took it. */
const AcceptedBy = ({ order: { takenBy, acceptedBy } }: Shown) => (
  <Who id={acceptedBy === takenBy ? undefined : acceptedBy} did="accepted by" />
);

/** Of its whole bill, or of an order that was brought back from a paid one. */
const PaidMark = ({ order }: Shown) => {
  const text = paidText(order);
  return text === null ? null : (
    <Box className="paid" sx={{ color: order.receiptDetails?.isPaid ? 'success.main' : 'text.secondary' }}>
      {text}
    </Box>
  );
};

const When = ({ order, hasAge }: Shown) => (
  <>
    <Time at={timeOf(order)} /> {hasAge && order.status !== 'past' && <Age since={order.createdAt} />}
  </>
);

type Column = 'tableNo' | 'items' | 'total' | 'createdAt';

/** What a row says of its order, each in its column, in this order: a field that is not looked at does not compile. */
const SAID: { readonly [F in keyof Required<OrderView>]: { readonly in: Column; readonly As: FC<Shown> } | null } = {
  tableNo: { in: 'tableNo', As: Place },
  customer: { in: 'tableNo', As: Customer },
  id: { in: 'tableNo', As: Numbered },
  placedBy: { in: 'tableNo', As: GuestMark },
  takenBy: { in: 'tableNo', As: TakenBy },
  acceptedBy: { in: 'tableNo', As: AcceptedBy },
  items: { in: 'items', As: ({ order: { items }, onSoldOut }) => <OrderItems items={items} onSoldOut={onSoldOut} /> },
  total: { in: 'total', As: ({ order }) => formatRupees(chargedFor(order)) },
  paid: { in: 'total', As: PaidMark },
  createdAt: { in: 'createdAt', As: When },
  // Of a past order: charged, paid and when are its bill's.
  receiptDetails: null,
  // The list in which it stands says it.
  status: null,
  restaurantId: null,
  revision: null,
};

const Cell = ({ column, ...shown }: Shown & { readonly column: Column }) =>
  Object.entries(SAID).map(([field, said]) => said?.in === column && <said.As key={field} {...shown} />);

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
  onSoldOut,
  hasAge = false,
}: OrderTableProps) => {
  const idOf = (order: OrderView) => `${label.replaceAll(' ', '-')}-${order.id}`;
  const cell = (column: Column) => ({
    source: column,
    render: (order: OrderView) => <Cell {...{ column, order, hasAge, onSoldOut }} row={idOf(order)} />,
  });
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
        <Col {...cell('tableNo')} />
        <Col {...cell('items')} />
        <Col {...cell('total')} label={totalTitle} align="right" />
        <Col {...cell('createdAt')} />
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
