import ReportIcon from '@mui/icons-material/BarChart';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { REPORT_WORDS, reportFileName, type ReportQuestion, type ReportView } from '@sae/domain/analytics';
import { countText, localDay, type LocalDay } from '@sae/domain/kernel';
import { useSearchParams } from 'react-router';
import { NotLoaded } from '../dashboard/NotLoaded.js';
import { A4, ON_ONE_PAGE } from '../dashboard/one-page.js';
import { daysText } from '../dashboard/sales.js';
import { useFigure } from '../data/useOrderPushes.js';
import { restaurantZone } from '../data/zone.js';
import { EmptyState } from '../ui/EmptyState.js';
import { PageHeader } from '../ui/PageHeader.js';
import { Panel } from '../ui/Panel.js';
import { useQuestion, useVerb } from '../ui/provider.js';
import { saveFile } from '../ui/save-file.js';
import { useClock } from '../ui/useClock.js';
import { askedIn, problemOf } from './question.js';
import { ReportBills } from './ReportBills.js';
import { ReportChart } from './ReportChart.js';
import { ReportChoice } from './ReportChoice.js';
import { ReportTable } from './ReportTable.js';

const useReport = (question: ReportQuestion, enabled: boolean) => {
  const asked = useQuestion('report', question, { queryKey: ['report', question], enabled });
  const again = () => void asked.refetch();
  useFigure('analytics', again);
  return { ...asked, again };
};

const Tools = ({ question }: { question: ReportQuestion }) => {
  const { run, isRunning } = useVerb('exportReport', {
    success: 'Report exported successfully',
    failure: 'Failed to export the report',
  });
  const onExport = async () => {
    const file = await run(question);
    if (file) saveFile(file, reportFileName(question));
  };
  return (
    <Stack direction="row" sx={{ gap: 1, displayPrint: 'none' }}>
      <Button variant="outlined" startIcon={<DownloadIcon />} loading={isRunning()} onClick={() => void onExport()}>
        Export to Excel
      </Button>
      <Button variant="outlined" startIcon={<PrintIcon />} onClick={() => window.print()}>
        Print
      </Button>
    </Stack>
  );
};

/** Of dishes, how many of the menu nobody ordered. */
const NeverSold = ({ rows }: Pick<ReportView, 'rows'>) => {
  const never = rows.filter(({ count }) => count === 0).length;
  return (
    <Typography color="text.secondary">{never > 0 && `${countText(never, 'dish', 'dishes')} never sold`}</Typography>
  );
};

const Shown = ({ view }: { view: ReportView }) => {
  const { title, total } = REPORT_WORDS[view.by];
  if (view.rows.every((row) => row.total === 0 && row.count === 0))
    return (
      <Panel title={title}>
        <EmptyState icon={<ReportIcon />} text="Nothing was billed on these days." />
        {view.by === 'dish' && view.rows.length > 0 && <ReportTable view={view} />}
      </Panel>
    );
  return (
    <>
      <Panel title={`${title}: ${total}`}>
        <ReportChart view={view} />
      </Panel>
      <Panel title={title} actions={view.by === 'dish' && <NeverSold rows={view.rows} />} flush>
        <ReportTable key={view.by} view={view} />
      </Panel>
    </>
  );
};

const Report = ({ question, enabled }: { question: ReportQuestion; enabled: boolean }) => {
  const { data, isPending, error, again } = useReport(question, enabled);
  if (error) return <NotLoaded sentence="The report could not be loaded." onAgain={again} />;
  if (isPending) return enabled ? <Skeleton variant="rounded" height={360} aria-label="Loading the report" /> : null;
  return <Shown view={data} />;
};

const today = (): LocalDay => localDay(new Date().toISOString(), restaurantZone());

/** What sells and what never does, by what and of which days the address says; with `of` the bills that make up a row. */
export const ReportsPage = ({ now = today }: { now?: () => LocalDay }) => {
  const day = useClock(now);
  const [query, setQuery] = useSearchParams();
  const question = askedIn(query, day);
  const problem = problemOf(question);
  const of = query.get('of');
  if (of !== null && question.by !== 'payment') return <ReportBills question={{ ...question, by: question.by, of }} />;
  return (
    <Stack sx={{ gap: 2, ...ON_ONE_PAGE }}>
      <GlobalStyles styles={A4} />
      <PageHeader
        title="Reports"
        lead={
          <>
            What sells, and what never does.
            <Typography component="span" sx={{ display: 'none', displayPrint: 'block' }}>
              {REPORT_WORDS[question.by].title}, {daysText(question)}
            </Typography>
          </>
        }
        actions={<Tools question={question} />}
      />
      <ReportChoice
        question={question}
        today={day}
        problem={problem}
        onAsk={(asked) => setQuery({ ...asked }, { replace: true })}
      />
      <Report question={question} enabled={problem === null} />
    </Stack>
  );
};
