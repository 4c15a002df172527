import { tableName } from '@sae/domain/ordering';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { actorName, AUDIT_KINDS, type AuditEntry, type AuditKind } from '@sae/domain/audit';
import { dateTimeText, formatRupees } from '@sae/domain/kernel';
import { PAYMENT_DETAILS } from '@sae/domain/restaurant';
import { Fragment } from 'react';
import { restaurantZone } from '../data/zone.js';
import { auditTable } from './audit-table.js';
import { colorOf } from './kind-color.js';
import { OrderNumber } from './OrderNumber.js';
import { paidBeforeText } from './paid-before.js';

const COLUMNS = ['What Happened', 'Order', 'Table No.', 'Total', 'Date & Time', 'By'] as const;
/** Where there is nothing to say. */
const NONE = <span className="none">–</span>;

const What = ({ entry: { kind, billNo, reason, paid, total, changes = [] } }: { entry: AuditEntry }) => (
  <>
    <Box component="span" sx={{ fontWeight: 600, color: colorOf(kind) }}>
      {AUDIT_KINDS[kind]}
    </Box>
    {billNo && <span className="quiet"> {billNo}</span>}
    {paid !== undefined && <div className="quiet">{paidBeforeText(kind, paid, total ?? 0)}</div>}
    {changes.map(({ field, from, to }) => (
      <div key={field} className="quiet">
        {PAYMENT_DETAILS[field]}: {from ?? 'nothing'} → {to ?? 'nothing'}
      </div>
    ))}
    {reason && <div className="quiet">“{reason}”</div>}
  </>
);

const VOID: readonly AuditKind[] = ['bill-cancelled', 'claim-dismissed', 'payment-undone'];

/** Struck out where it does not count any more, or never did. */
const Amount = ({ entry: { kind, total } }: { entry: AuditEntry }) => {
  if (total === null) return NONE;
  return VOID.includes(kind) ? <del>{formatRupees(total)}</del> : formatRupees(total);
};

const Orders = ({ entry: { kind, orderIds } }: { entry: AuditEntry }) =>
  kind === 'payment-details-changed'
    ? NONE
    : orderIds.map((id, n) => (
        <Fragment key={id}>
          {n > 0 && ', '}
          <OrderNumber orderId={id} />
        </Fragment>
      ));

/** What happened as a table, and on a phone as cards; an order's number opens all of its history. */
export const AuditTable = ({ entries }: { entries: readonly AuditEntry[] }) => (
  <Box sx={auditTable}>
    <Table role="table" aria-label="What Happened">
      <TableHead role="rowgroup">
        <TableRow role="row">
          {COLUMNS.map((title) => (
            <TableCell key={title} role="columnheader" align={title === 'Total' ? 'right' : 'left'}>
              {title}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody role="rowgroup">
        {entries.map((entry) => (
          <TableRow key={entry.id} role="row">
            <TableCell role="cell" data-part="what">
              <What entry={entry} />
            </TableCell>
            <TableCell role="cell" data-part="orders">
              <Orders entry={entry} />
            </TableCell>
            <TableCell role="cell" data-part="table">
              {entry.tableNo === null ? NONE : tableName(entry.tableNo)}
            </TableCell>
            <TableCell role="cell" data-part="total" align="right">
              <Amount entry={entry} />
            </TableCell>
            <TableCell role="cell" data-part="time">
              <time dateTime={entry.at}>{dateTimeText(entry.at, restaurantZone())}</time>
            </TableCell>
            <TableCell role="cell" data-part="actor">
              {actorName(entry.actor, entry.tableNo)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </Box>
);
