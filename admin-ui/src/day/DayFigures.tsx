import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { DayView } from '@sae/domain/ordering';
import { Fragment } from 'react';
import { Paper } from '../print/Paper.js';
import { printOut } from '../print/print-out.js';
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

const Row = ({ row: { label, value, detail, isSum, isOff } }: { row: DayRow }) => (
  <Box
    component="li"
    sx={{ py: 0.75, borderTop: isSum ? 1 : 0, borderColor: 'divider', fontWeight: isSum ? 650 : undefined }}
  >
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {label}
      </Box>
      <Box
        component="span"
        sx={{ ml: 'auto', fontVariantNumeric: 'tabular-nums', color: isOff ? 'warning.main' : undefined }}
      >
        {value}
      </Box>
    </Box>
    {detail && (
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        <Detail detail={detail} />
      </Typography>
    )}
  </Box>
);

const Part = ({ part: { title, rows } }: { part: DayPart }) => (
  <Box component="section" aria-label={title}>
    <Typography variant="h3" sx={{ mb: 0.5 }}>
      {title}
    </Typography>
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {rows.map((row, n) => (
        <Row key={n} row={row} />
      ))}
    </Box>
  </Box>
);

/** A day's sheet on the screen. */
export const DayFigures = ({ day }: { day: DayView }) => (
  <Box sx={{ display: 'grid', gap: 3 }}>
    {dayParts(day).map((part) => (
      <Part key={part.title} part={part} />
    ))}
  </Box>
);

/** A day's sheet as it is printed, as wide as a roll. */
const DayPaper = ({ day }: { day: DayView }) => (
  <Paper kind="day" label={`Sheet of day ${day.id}`}>
    <p className="centre name">Day {day.id}</p>
    <p className="centre">{daySpan(day)}</p>
    {!day.closed && (
      <p className="centre">
        <span className="stamp">NOT CLOSED</span>
      </p>
    )}
    {dayParts(day).map(({ title, rows }) => (
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

export const printDay = (day: DayView): void => printOut(<DayPaper day={day} />, 'roll');
