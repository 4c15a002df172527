import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { DayView, ToGiveBackView } from '@sae/domain/ordering';
import { Fragment, useId } from 'react';
import { Paper } from '../print/Paper.js';
import { printOut } from '../print/print-out.js';
import { useNameOf, type NameOf } from '../ui/useNames.js';
import { type DayPart, dayParts, type DayRow, daySpan } from './day-parts.js';

const Detail = ({ detail }: { detail: NonNullable<DayRow['detail']> }) =>
  typeof detail === 'string'
    ? detail
    : detail.map((word, n) => (
        <Fragment key={n}>
          {n > 0 && ' '}
          <span style={{ whiteSpace: 'nowrap' }}>{word}</span>
        </Fragment>
      ));

/** Says of what is owed that it is given back. */
export type OnGiven = (owed: ToGiveBackView) => void;

interface RowProps {
  readonly row: DayRow;
  readonly onGiven?: OnGiven;
}

const Row = ({ row: { label, value, detail, isSum, isOff, owed }, onGiven }: RowProps) => {
  const id = useId();
  return (
    <Box
      component="li"
      sx={{ py: 0.75, borderTop: isSum ? 1 : 0, borderColor: 'divider', fontWeight: isSum ? 650 : undefined }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
        <Box component="span" id={id} sx={{ overflowWrap: 'anywhere' }}>
          {label}
        </Box>
        <Box
          component="span"
          sx={{ ml: 'auto', fontVariantNumeric: 'tabular-nums', color: isOff ? 'warning.main' : undefined }}
        >
          {value}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', columnGap: 2, mt: owed && onGiven ? 0.75 : 0 }}>
        {detail && (
          <Typography variant="body2" color="text.secondary" sx={{ flex: 1, overflowWrap: 'anywhere' }}>
            <Detail detail={detail} />
          </Typography>
        )}
        {owed && onGiven && (
          <Button variant="outlined" aria-describedby={id} onClick={() => onGiven(owed)}>
            Given Back…
          </Button>
        )}
      </Box>
    </Box>
  );
};

const Part = ({ part: { title, rows }, onGiven }: { part: DayPart; onGiven?: OnGiven }) => (
  <Box component="section" aria-label={title}>
    <Typography variant="h3" sx={{ mb: 0.5 }}>
      {title}
    </Typography>
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {rows.map((row, n) => (
        <Row key={n} row={row} onGiven={onGiven} />
      ))}
    </Box>
  </Box>
);

interface DayFiguresProps {
  readonly day: DayView;
  /** Of a day that runs. */
  readonly onGiven?: OnGiven;
}

/** A day's sheet on the screen. */
export const DayFigures = ({ day, onGiven }: DayFiguresProps) => {
  const nameOf = useNameOf();
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {dayParts(day, nameOf).map((part) => (
        <Part key={part.title} part={part} onGiven={onGiven} />
      ))}
    </Box>
  );
};

/** A day's sheet as it is printed, as wide as a roll. */
const DayPaper = ({ day, nameOf }: { day: DayView; nameOf: NameOf }) => (
  <Paper kind="day" label={`Sheet of day ${day.id}`}>
    <p className="centre name">Day {day.id}</p>
    <p className="centre">{daySpan(day)}</p>
    {!day.closed && (
      <p className="centre">
        <span className="stamp">NOT CLOSED</span>
      </p>
    )}
    {dayParts(day, nameOf).map(({ title, rows }) => (
      <section key={title}>
        <h3>{title}</h3>
        <ul>
          {rows.map(({ label, value, detail, isSum }, n) => (
            <li key={n} className={isSum ? 'sum' : undefined}>
              <div className="pair">
                <span>{label}</span>
                <span>{value}</span>
              </div>
              {detail && (
                <p className="small">
                  <Detail detail={detail} />
                </p>
              )}
            </li>
          ))}
        </ul>
      </section>
    ))}
    <p className="sign">Signature</p>
  </Paper>
);

export const usePrintDay = (): ((day: DayView) => void) => {
  const nameOf = useNameOf();
  return (day) => printOut(<DayPaper day={day} nameOf={nameOf} />, 'roll');
};
