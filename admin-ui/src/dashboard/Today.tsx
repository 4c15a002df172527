import PaymentsIcon from '@mui/icons-material/PaymentsOutlined';
import RestaurantIcon from '@mui/icons-material/RestaurantOutlined';
import StorefrontIcon from '@mui/icons-material/StorefrontOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { EARNED_AT, SPANS, type ReportBy, type SalesView, type Span } from '@sae/domain/analytics';
import { MONEY_NAMES } from '@sae/domain/billing';
import { formatRupees } from '@sae/domain/kernel';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { useFigure } from '../data/useOrderPushes.js';
import { useOpenOrders } from '../floor/useFloor.js';
import { EmptyState } from '../ui/EmptyState.js';
import { Panel } from '../ui/Panel.js';
import { useQuestion } from '../ui/provider.js';
import { RowLink } from '../ui/RowLink.js';
import { reportAddress } from './addresses.js';
import { BarPanel } from './EarningsPanels.js';
import { FigureCards } from './FigureCards.js';
import { SumsPanel } from './MoneyPanels.js';
import { NotLoaded } from './NotLoaded.js';
import { onPaper } from './one-page.js';
import { PeoplePanel } from './PeoplePanel.js';
import { daysText, hourBars, openCard, salesCards, SPAN_NAMES } from './sales.js';

const MINUTE_MS = 60_000;

/** Asked for anew with each bill and payment, and each minute: it is compared up to now. */
const useSales = (span: Span) => {
  const question = useQuestion('sales', { span }, { queryKey: ['sales', span], refetchInterval: MINUTE_MS });
  const again = () => void question.refetch();
  useFigure('analytics', again);
  return { ...question, again };
};

const SpanChoice = ({ span, onSpan }: { span: Span; onSpan: (span: Span) => void }) => (
  <ToggleButtonGroup
    exclusive
    color="primary"
    aria-label="Days"
    value={span}
    onChange={(_, chosen: Span | null) => chosen && onSpan(chosen)}
    sx={{ bgcolor: 'background.paper', displayPrint: 'none', width: { xs: '100%', sm: 'auto' } }}
  >
    {SPANS.map((each) => (
      <ToggleButton
        key={each}
        value={each}
        sx={{ flex: { xs: 1, sm: 'none' }, px: { xs: 0.5, sm: 1.75 }, minHeight: 44, whiteSpace: 'nowrap' }}
      >
        {SPAN_NAMES[each]}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
);

interface DishesPanelProps {
  readonly dishes: SalesView['dishes'];
  readonly isPending: boolean;
  /** Where all dishes, or the bills of one, stand. */
  readonly to: (dish?: string) => string;
}

/** The dishes sold most, at listed prices. */
const DishesPanel = ({ dishes, isPending, to }: DishesPanelProps) => (
  <Panel
    title="Sold Most"
    actions={
      <Button component={Link} to={to()} size="small" sx={{ my: -1.25, displayPrint: 'none' }}>
        All dishes
      </Button>
    }
  >
    {isPending && <Skeleton variant="rounded" height={200} />}
    {!isPending && dishes.length === 0 && <EmptyState icon={<RestaurantIcon />} text="No dish was billed yet." />}
    {dishes.length > 0 && (
      <Table size="small" aria-label="Sold Most" sx={{ '& td': { fontVariantNumeric: 'tabular-nums' } }}>
        <TableHead>
          <TableRow>
            <TableCell>Dish</TableCell>
            <TableCell align="right">Sold</TableCell>
            <TableCell align="right">At list price</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {dishes.map(({ name, quantity, total }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                <RowLink to={to(name)}>{name}</RowLink>
              </TableCell>
              <TableCell align="right">{quantity.toLocaleString('en-IN')}</TableCell>
              <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                {formatRupees(total)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    )}
  </Panel>
);

const TWO = { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } as const;

/** What happens today, before anything is asked; other days by one press. */
export const Today = () => {
  const [span, setSpan] = useState<Span>('today');
  const { data, isPending, error, again } = useSales(span);
  const open = useOpenOrders();
  const id = useId();
  const cards = data ? salesCards(data) : [];
  const { from = '', to = '' } = data ?? {};
  const reportOf = (by: ReportBy) => (of?: string) =>
    reportAddress({ by, from, to, ...(of === undefined ? {} : { of }) });
  return (
    <Stack component="section" aria-labelledby={id} sx={{ gap: 2 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Box sx={{ flex: 1, minWidth: 160 }}>
          <Typography id={id} variant="h2">
            {SPAN_NAMES[span]}
          </Typography>
          <Typography variant="body2" color="text.secondary" sx={{ minHeight: 20 }}>
            {data && daysText(data)}
          </Typography>
        </Box>
        <SpanChoice span={span} onSpan={setSpan} />
      </Stack>
      {error && <NotLoaded sentence="What was sold could not be loaded." onAgain={again} />}
      {isPending && <Skeleton variant="rounded" height={132} aria-label="Loading what was sold" />}
      {data && <FigureCards cards={[...cards, openCard(open)]} isPending={false} isSmall />}
      {!error && (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: TWO, ...onPaper('6fr', '6fr', '4fr', '4fr') }}>
          <BarPanel
            title="By Hour"
            head="Hour"
            bars={hourBars(data?.byHour ?? [], reportOf('hour'))}
            isPending={isPending}
            empty="No bill was made yet."
          />
          <DishesPanel dishes={data?.dishes ?? []} isPending={isPending} to={reportOf('dish')} />
          <SumsPanel
            title="Payments"
            sums={(data?.takings ?? []).map(({ kind, total }) => ({ name: MONEY_NAMES[kind], total }))}
            whole="Taken"
            apart={data && data.tips !== 0 ? [{ name: 'Tips, apart', total: data.tips }] : []}
            empty={{ icon: <PaymentsIcon />, text: 'No payment was taken yet.' }}
            isPending={isPending}
          />
          <SumsPanel
            title="Order Kinds"
            sums={(data?.byKind ?? []).map(({ kind, total }) => ({
              ...{ name: EARNED_AT[kind], total, to: reportOf('kind')(kind) },
            }))}
            whole="Sold"
            empty={{ icon: <StorefrontIcon />, text: 'Nothing was sold yet.' }}
            isPending={isPending}
          />
          <PeoplePanel from={from} to={to} />
        </Box>
      )}
    </Stack>
  );
};
