import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { REPORTS, REPORT_WORDS, type ReportBy, type ReportQuestion } from '@sae/domain/analytics';
import type { LocalDay } from '@sae/domain/kernel';
import { Choice } from '../ui/Choice.js';
import { DayInput } from '../ui/DayFilter.js';
import { useNames } from '../ui/useNames.js';
import { daysBefore, nameOfDays } from './question.js';

interface ReportChoiceProps {
  readonly question: ReportQuestion;
  readonly today: LocalDay;
  readonly problem: string | null;
  readonly onAsk: (question: ReportQuestion) => void;
}

/** By what, and of which days. */
export const ReportChoice = ({ question, today, problem, onAsk }: ReportChoiceProps) => {
  const days = daysBefore(today);
  const named = nameOfDays(question, today);
  // Where nobody was added they are all the owner’s.
  const hasPeople = useNames().size > 1;
  const reports = REPORTS.filter((by) => by !== 'person' || hasPeople || question.by === by);
  return (
    <Box sx={{ displayPrint: 'none' }}>
      <Box
        sx={{
          ...{ display: 'grid', gap: 1.5 },
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 220px))' },
        }}
      >
        <Choice
          label="Report"
          size="small"
          value={question.by}
          options={reports.map((by) => ({ value: by, name: REPORT_WORDS[by].title }))}
          onChoose={(by) => onAsk({ ...question, by: by as ReportBy })}
        />
        <Choice
          label="Days"
          size="small"
          value={named}
          options={[
            ...(named === '' ? [{ value: '', name: 'As Chosen' }] : []),
            ...Object.keys(days).map((name) => ({ value: name, name })),
          ]}
          onChoose={(name) => onAsk({ ...question, ...days[name] })}
        />
        <DayInput label="From" day={question.from} onDay={(from) => from && onAsk({ ...question, from })} />
        <DayInput label="To" day={question.to} onDay={(to) => to && onAsk({ ...question, to })} />
      </Box>
      {problem && (
        <Typography role="alert" color="error" sx={{ mt: 1 }}>
          {problem}
        </Typography>
      )}
    </Box>
  );
};
