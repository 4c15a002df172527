import PaymentsIcon from '@mui/icons-material/PaymentsOutlined';
import StorefrontIcon from '@mui/icons-material/StorefrontOutlined';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableRow from '@mui/material/TableRow';
import { EARNED_AT, type AnalyticsView } from '@sae/domain/analytics';
import { MONEY_NAMES } from '@sae/domain/billing';
import { formatRupees, paiseOf, toRupees, type Rupees } from '@sae/domain/kernel';
import type { ReactNode } from 'react';
import { EmptyState } from '../ui/EmptyState.js';
import { Panel } from '../ui/Panel.js';
import { RowLink } from '../ui/RowLink.js';

interface Sum {
  readonly name: string;
  readonly total: Rupees;
  /** Where its bills stand. */
  readonly to?: string;
}

const Row = ({ sum: { name, total, to } }: { sum: Sum }) => (
  <TableRow>
    <TableCell component="th" scope="row">
      {to ? <RowLink to={to}>{name}</RowLink> : name}
    </TableCell>
    <TableCell align="right">{formatRupees(total)}</TableCell>
  </TableRow>
);

interface SumsPanelProps {
  readonly title: string;
  readonly sums: readonly Sum[];
  /** What they come to is called. */
  readonly whole: string;
  /** Below it, and no part of it. */
  readonly apart?: readonly Sum[];
  readonly empty: { readonly icon: ReactNode; readonly text: string };
  readonly isPending: boolean;
}

/** Money of the period by what it came from, and what it comes to. */
export const SumsPanel = ({ title, sums, whole, apart = [], empty, isPending }: SumsPanelProps) => {
  const total = toRupees(paiseOf(sums.map((sum) => sum.total)));
  const isEmpty = sums.length === 0 && apart.length === 0;
  return (
    <Panel title={title}>
      {isPending && <Skeleton variant="rounded" height={200} />}
      {!isPending && isEmpty && <EmptyState {...empty} />}
      {!isPending && !isEmpty && (
        <Table
          size="small"
          aria-label={title}
          sx={{
            maxWidth: 480,
            '& td': { fontVariantNumeric: 'tabular-nums' },
            '& tfoot *': { color: 'text.primary', fontSize: '0.875rem' },
            '& tfoot tr:first-of-type > *': { fontWeight: 650 },
            '& tfoot tr:last-of-type > *': { border: 0 },
          }}
        >
          <TableBody>
            {sums.map((sum) => (
              <Row key={sum.name} sum={sum} />
            ))}
          </TableBody>
          <TableFooter>
            {[{ name: whole, total }, ...apart].map((sum) => (
              <Row key={sum.name} sum={sum} />
            ))}
          </TableFooter>
        </Table>
      )}
    </Panel>
  );
};

interface Shows<Figures extends keyof AnalyticsView> {
  readonly view: Pick<AnalyticsView, Figures>;
  readonly isPending: boolean;
}

/** What came into the till in the period; tips are nobody's earnings here, and stand below. */
export const TakingsPanel = ({ view: { takings, tips }, isPending }: Shows<'takings' | 'tips'>) => (
  <SumsPanel
    title="How It Was Paid"
    sums={takings.map(({ kind, total }) => ({ name: MONEY_NAMES[kind], total }))}
    whole="Taken in all"
    apart={tips === 0 ? [] : [{ name: 'Tips, apart', total: tips }]}
    empty={{ icon: <PaymentsIcon />, text: 'No payments were taken in this period.' }}
    isPending={isPending}
  />
);

/** What was earned at tables, at the Counter, and with what goes out. */
export const KindsPanel = ({ view: { earningsByKind }, isPending }: Shows<'earningsByKind'>) => (
  <SumsPanel
    title="Where It Was Earned"
    sums={earningsByKind.map(({ kind, total }) => ({ name: EARNED_AT[kind], total }))}
    whole="Earned in all"
    empty={{ icon: <StorefrontIcon />, text: 'Nothing was earned in this period.' }}
    isPending={isPending}
  />
);
