import { tableName } from '@sae/domain/ordering';
import Box from '@mui/material/Box';
import { AUDIT_KINDS, CHANGED_FIELDS, type AuditEntry, type AuditKind } from '@sae/domain/audit';
import { formatRupees, monthName } from '@sae/domain/kernel';
import { Fragment } from 'react';
import { DataTable } from 'react-admin';
import { rowsOrCards } from '../theme/rows-or-cards.js';
import { OrderNumber } from '../orders/OrderNumber.js';
import { Time } from '../ui/Time.js';
import { didIt, useNameOf } from '../ui/useNames.js';
import {
  buyerText,
  changedTexts,
  colorOf,
  dayShownText,
  dishesText,
  dishText,
  movedText,
  paidBeforeText,
  reasonText,
  tenderText,
} from './audit-entry.js';

const Col = DataTable.Col<AuditEntry>;

/** On smaller screens: what and how much, which order and table, when and by whom. */
const look = rowsOrCards('lg', () => ({
  all: {
    '& td': { fontSize: '0.9375rem', verticalAlign: 'top' },
    '& .quiet': { color: 'text.secondary', fontSize: '0.875rem', overflowWrap: 'anywhere' },
    '& td.column-tableNo, & .bill': { whiteSpace: 'nowrap' },
    '& td.column-total': { fontWeight: 600, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
    '& td.column-actor': { color: 'text.secondary' },
    '& del': { color: 'text.secondary', fontWeight: 400 },
  },
  inRows: {
    '& th, & td': { px: 1.5 },
    '& td.column-kind': { width: '99%' },
    '& td.column-orderIds': { minWidth: 96 },
  },
  card: '"kind kind total" auto "tableNo orderIds orderIds" auto "at at actor" auto / auto 1fr auto',
  cardBox: { columnGap: 1.5, rowGap: 0.5 },
  onCards: {
    '& .none': { display: 'none' },
    // Of no table, an order's number begins the line.
    '& tr:has(td.column-tableNo .none) td.column-orderIds': { gridColumnStart: 'tableNo' },
    '& td.column-actor': { fontSize: '0.8125rem', textAlign: 'right' },
  },
}));

/** Where there is nothing to say. */
const NONE = <span className="none">–</span>;

const What = ({ entry }: { entry: AuditEntry }) => {
  const {
    kind,
    tableNo,
    movedFrom,
    billNo,
    noteNo,
    buyer,
    paid,
    total,
    tender,
    day,
    month,
    changes = [],
    dishes,
    dish,
    person,
    till,
  } = entry;
  const reason = reasonText(entry);
  return (
    <>
      <Box component="span" sx={{ fontWeight: 600, color: colorOf(kind) }}>
        {AUDIT_KINDS[kind]}
      </Box>
      {billNo && !noteNo && ' '}
      {billNo && !noteNo && <span className="quiet bill">{billNo}</span>}
      {noteNo && (
        <div className="quiet">
          {noteNo} for {billNo}
        </div>
      )}
      {movedFrom !== undefined && <div className="quiet">{movedText(movedFrom, tableNo ?? 0)}</div>}
      {changedTexts(entry).map((text) => (
        <div key={text} className="quiet">
          {text}
        </div>
      ))}
      {buyer && <div className="quiet">{buyerText(buyer)}</div>}
      {paid !== undefined && <div className="quiet">{paidBeforeText(kind, paid, total ?? 0)}</div>}
      {tender && <div className="quiet">{tenderText(tender)}</div>}
      {day && <div className="quiet">{dayShownText(day)}</div>}
      {month && <div className="quiet">{monthName(month)}</div>}
      {dish && <div className="quiet">{dishText(dish)}</div>}
      {(person ?? till) && <div className="quiet">{person?.name ?? till}</div>}
      {changes.map(({ field, from, to }) => (
        <div key={`${field} ${from ?? to}`} className="quiet">
          {CHANGED_FIELDS[field]}: {from ?? 'nothing'} → {to ?? 'nothing'}
        </div>
      ))}
      {dishes && <div className="quiet">{dishesText(kind, dishes)}</div>}
      {reason !== null && <div className="quiet">{reason}</div>}
    </>
  );
};

const VOID: readonly AuditKind[] = ['bill-cancelled', 'claim-dismissed', 'payment-undone'];

/** Struck out where it does not count any more, or never did. */
const Amount = ({ entry: { kind, total } }: { entry: AuditEntry }) => {
  if (total === null) return NONE;
  return VOID.includes(kind) ? <del>{formatRupees(total)}</del> : formatRupees(total);
};

const Orders = ({ entry: { orderIds } }: { entry: AuditEntry }) =>
  orderIds.length === 0
    ? NONE
    : orderIds.map((id, n) => (
        <Fragment key={id}>
          {n > 0 && ', '}
          <OrderNumber orderId={id} />
        </Fragment>
      ));

const Who = ({ entry }: { entry: AuditEntry }) => didIt(useNameOf(), entry, entry.tableNo);

/** What happened; an order's number opens all of its history. */
export const AuditTable = () => (
  <DataTable<AuditEntry> aria-label="What Happened" sx={look}>
    <Col source="kind" render={(entry) => <What entry={entry} />} />
    <Col source="orderIds" render={(entry) => <Orders entry={entry} />} />
    <Col source="tableNo" render={({ tableNo }) => (tableNo === null ? NONE : tableName(tableNo))} />
    <Col source="total" align="right" render={(entry) => <Amount entry={entry} />} />
    <Col source="at" render={({ at }) => <Time at={at} />} />
    <Col source="actor" render={(entry) => <Who entry={entry} />} />
  </DataTable>
);
