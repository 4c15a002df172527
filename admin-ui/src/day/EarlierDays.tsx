import CalendarIcon from '@mui/icons-material/EventAvailableOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { formatRupees } from '@sae/domain/kernel';
import type { ClosedDayView } from '@sae/domain/ordering';
import { DataTable, InfiniteListBase } from 'react-admin';
import { rowsOrCards } from '../theme/rows-or-cards.js';
import { EmptyState, Unreachable } from '../ui/EmptyState.js';
import { ListPanel, SeeMoreRows } from '../ui/ListPanel.js';
import { useQuestion } from '../ui/provider.js';
import { growing } from '../ui/query-client.js';
import { Sheet, SheetActions } from '../ui/Sheet.js';
import { Time } from '../ui/Time.js';
import { daySpan, signed } from './day-parts.js';
import { DayFigures, usePrintDay } from './DayFigures.js';

const Col = DataTable.Col<ClosedDayView>;

const look = rowsOrCards('sm', () => ({
  all: {
    '& td': { fontSize: '0.9375rem' },
    '& td.column-taken, & td.column-difference': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  },
  inRows: { '& td.column-closedAt': { width: '99%' } },
  card: '"id taken" auto "closedAt difference" auto / 1fr auto',
  onCards: { '& td.column-difference': { textAlign: 'right' } },
}));

const Empty = () => (
  <EmptyState icon={<CalendarIcon />} text="No day is closed yet" hint="Each closed day stands here, to be printed." />
);

/** The days that were closed; a number opens its sheet. */
export const EarlierDays = ({ onOpen }: { onOpen: (id: number) => void }) => (
  <InfiniteListBase
    resource="days"
    perPage={20}
    sort={{ field: 'id', order: 'DESC' }}
    queryOptions={growing}
    disableSyncWithLocation
  >
    <ListPanel title="Earlier Days" failure="Failed to fetch earlier days" empty={<Empty />}>
      <DataTable<ClosedDayView> aria-label="Earlier Days" bulkActionButtons={false} sx={look}>
        <Col
          source="id"
          render={({ id }) => (
            <Link component="button" type="button" onClick={() => onOpen(id)} sx={{ fontWeight: 600 }}>
              Day {id}
            </Link>
          )}
        />
        <Col source="closedAt" render={({ closedAt }) => <Time at={closedAt} />} />
        <Col source="taken" align="right" render={({ taken }) => formatRupees(taken)} />
        <Col
          source="difference"
          align="right"
          render={({ difference }) => (
            <Box component="span" sx={{ color: difference === 0 ? 'success.main' : 'warning.main' }}>
              {signed(difference)}
            </Box>
          )}
        />
      </DataTable>
      <SeeMoreRows />
    </ListPanel>
  </InfiniteListBase>
);

const ClosedDay = ({ id, onDone }: { id: number; onDone: () => void }) => {
  const printDay = usePrintDay();
  const { data: day, isError, refetch } = useQuestion('closedDay', { id }, { queryKey: ['days', 'sheet', id] });
  return (
    <>
      <DialogTitle>Day {id}</DialogTitle>
      <DialogContent tabIndex={0} role="group" aria-label={`Sheet of day ${id}`}>
        {isError && <Unreachable text="Failed to fetch the day" onRetry={() => void refetch()} />}
        {!day && !isError && <Skeleton variant="rounded" height={360} aria-label="Loading the day" />}
        {day && (
          <>
            <Typography color="text.secondary" sx={{ mb: 2 }}>
              {daySpan(day)}
            </Typography>
            <DayFigures day={day} />
          </>
        )}
      </DialogContent>
      <SheetActions>
        <Button color="inherit" onClick={onDone}>
          Close
        </Button>
        <Button variant="contained" startIcon={<PrintIcon />} disabled={!day} onClick={() => day && printDay(day)}>
          Print
        </Button>
      </SheetActions>
    </>
  );
};

/** The sheet of a closed day, to be read and printed. */
export const ClosedDaySheet = ({ id, onDone }: { id: number | null; onDone: () => void }) => (
  <Sheet open={id !== null} onClose={onDone} aria-label={`Day ${id ?? ''}`}>
    {id !== null && <ClosedDay id={id} onDone={onDone} />}
  </Sheet>
);
