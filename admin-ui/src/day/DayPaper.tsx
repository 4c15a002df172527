import type { DayView } from '@sae/domain/ordering';
import { Paper } from '../print/Paper.js';
import { printOut } from '../print/print-out.js';
import { dayParts, daySpan } from './day-parts.js';

/** A day's sheet as it is printed, as wide as a roll. */
export const DayPaper = ({ day }: { day: DayView }) => (
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
              {detail && <p className="small">{detail}</p>}
            </li>
          ))}
        </ul>
      </section>
    ))}
    <p className="sign">Signature</p>
  </Paper>
);

export const printDay = (day: DayView): void => printOut(<DayPaper day={day} />, 'roll');
