import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import { rowName, type ReportQuestion } from '@sae/domain/analytics';
import { useFigure } from '../data/useOrderPushes.js';
import { useQuestion } from '../ui/provider.js';
import { useNames } from '../ui/useNames.js';
import { reportAddress } from './addresses.js';
import { SumsPanel } from './MoneyPanels.js';

type Days = Pick<ReportQuestion, 'from' | 'to'>;

const Panel = ({ from, to }: Days) => {
  const question = { by: 'person', from, to } as const;
  const asked = useQuestion('report', question, { queryKey: ['sales', 'people', from, to] });
  useFigure('analytics', () => void asked.refetch());
  return (
    <SumsPanel
      title="Billed By"
      sums={(asked.data?.rows ?? []).map((row) => ({
        ...{ name: rowName('person', row), total: row.total, to: reportAddress({ ...question, of: row.of }) },
      }))}
      whole="Sold"
      empty={{ icon: <PeopleIcon />, text: 'No bill was made yet.' }}
      isPending={asked.isPending}
    />
  );
};

/** Who billed how much in these days; nothing where nobody works beside the owner. */
export const PeoplePanel = ({ from, to }: Days) => {
  const hasPeople = useNames().size > 1;
  return hasPeople && from !== '' ? <Panel from={from} to={to} /> : null;
};
