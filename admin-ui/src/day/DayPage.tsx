import TillIcon from '@mui/icons-material/PointOfSaleOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { DayView } from '@sae/domain/ordering';
import { useState, type FormEvent } from 'react';
import { useMay, useRights } from '../auth/user.js';
import { hasFailed } from '../data/api-error.js';
import { EmptyState } from '../ui/EmptyState.js';
import { ListState } from '../ui/ListState.js';
import { PageHeader } from '../ui/PageHeader.js';
import { Panel } from '../ui/Panel.js';
import { useFailureToast, useToasts } from '../ui/toasts.js';
import { CashSheet, DIRECTIONS, type Direction } from './CashSheet.js';
import { CountForm } from './CountForm.js';
import { daySpan } from './day-parts.js';
import { usePrintDay } from './DayFigures.js';
import { ClosedDaySheet, EarlierDays } from './EarlierDays.js';
import { RunningFigures } from './RunningFigures.js';
import { useCurrentDay, useOpenDay } from './useDay.js';

const FAILURE = 'Failed to fetch the day';

/** Nothing is counted before it. */
const FirstDay = () => {
  const [cash, setCash] = useState('');
  const toasts = useToasts();
  const { run, isRunning } = useOpenDay();
  const open = (event: FormEvent) => {
    event.preventDefault();
    const openingCash = cash.trim() === '' ? Number.NaN : Number(cash);
    if (!(openingCash >= 0)) return toasts.invalid(['Please count the cash in the drawer']);
    void run({ openingCash });
  };
  return (
    <EmptyState
      icon={<TillIcon />}
      text="Open the first day with the cash in the drawer"
      hint="From then on each payment counts in a day, until you count the till and close it."
      action={
        <Box
          component="form"
          noValidate
          onSubmit={open}
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1.5, mt: 1, textAlign: 'left' }}
        >
          <TextField
            label="Opening cash (₹)"
            value={cash}
            onChange={({ target }) => setCash(target.value)}
            slotProps={{ htmlInput: { inputMode: 'decimal' } }}
            sx={{ flex: '1 1 180px' }}
          />
          <Button
            type="submit"
            variant="contained"
            size="large"
            aria-busy={isRunning()}
            sx={{ flex: '1 1 auto', minHeight: 48 }}
          >
            Open Day
          </Button>
        </Box>
      }
    />
  );
};

const Running = ({ day, onClosed }: { day: DayView; onClosed: (closed: DayView) => void }) => {
  const mayDo = useRights();
  const [direction, setDirection] = useState<Direction | null>(null);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '3fr 2fr' },
      }}
    >
      <Panel
        title={`Day ${day.id}`}
        actions={
          mayDo('MoveCash') &&
          (['in', 'out'] as const).map((way) => (
            <Button key={way} variant="outlined" onClick={() => setDirection(way)}>
              {DIRECTIONS[way]}
            </Button>
          ))
        }
      >
        <RunningFigures day={day} />
      </Panel>
      {mayDo('CloseDay') && <CountForm key={day.id} day={day} onClosed={onClosed} />}
      <CashSheet direction={direction} onDone={() => setDirection(null)} />
    </Box>
  );
};

/** A till's day: what came in, what should be there, and what is. */
export const DayPage = () => {
  const asked = useCurrentDay();
  const printDay = usePrintDay();
  useFailureToast(hasFailed(asked.error), FAILURE);
  const mayOpen = useMay('OpenDay');
  const [opened, setOpened] = useState<number | null>(null);
  const day = asked.data?.day ?? null;
  return (
    <>
      <PageHeader
        title="Day"
        lead={<span role="status">{day ? daySpan(day) : '\u00a0'}</span>}
        actions={
          day && (
            <Button variant="outlined" startIcon={<PrintIcon />} onClick={() => printDay(day)}>
              Print so far
            </Button>
          )
        }
      />
      <Box sx={{ display: 'grid', gap: 3 }}>
        <ListState
          asked={asked}
          failure={FAILURE}
          isEmpty={day === null}
          empty={mayOpen ? <FirstDay /> : <EmptyState icon={<TillIcon />} text="No day is open" />}
        >
          {day && <Running day={day} onClosed={({ id }) => setOpened(id)} />}
        </ListState>
        <EarlierDays onOpen={setOpened} />
      </Box>
      <ClosedDaySheet id={opened} onDone={() => setOpened(null)} />
    </>
  );
};
