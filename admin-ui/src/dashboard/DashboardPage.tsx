import ReportIcon from '@mui/icons-material/BarChart';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import GlobalStyles from '@mui/material/GlobalStyles';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { localDay, type LocalDay } from '@sae/domain/kernel';
import { useState } from 'react';
import { Link } from 'react-router';
import { useUser } from '../auth/user.js';
import { restaurantZone } from '../data/zone.js';
import { categoriesOf } from '../menu/menu-form.js';
import { useMenu } from '../menu/useMenu.js';
import { BRAND } from '../theme/palette.js';
import { PageHeader } from '../ui/PageHeader.js';
import { useFailureToast } from '../ui/toasts.js';
import { useClock } from '../ui/useClock.js';
import { FirstSteps } from './FirstSteps.js';
import { Figures } from './Figures.js';
import { A4, ON_ONE_PAGE } from './one-page.js';
import { choose, currentYear, periodText, yearsUpTo } from './period.js';
import { PeriodPicker } from './PeriodPicker.js';
import { Today } from './Today.js';

const Greeting = ({ ownerName }: { ownerName: string }) => (
  <Card
    sx={{
      border: 0,
      color: '#ffffff',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 2,
      px: { xs: 2.5, md: 4 },
      py: { xs: 2.5, md: 3 },
      background: `radial-gradient(70% 160% at 100% 0%, rgba(85, 193, 239, 0.5), transparent 70%), ${BRAND.deep}`,
      displayPrint: 'none',
    }}
  >
    <Typography sx={{ flex: '1 1 260px', fontSize: 'clamp(1.25rem, 2.4vw, 1.625rem)', fontWeight: 700 }}>
      Welcome, {ownerName || 'Owner'}
    </Typography>
    <Button
      component={Link}
      to="/orders"
      variant="contained"
      size="large"
      sx={{ bgcolor: '#ffffff', color: BRAND.deep, '&:hover': { bgcolor: '#e6eefb' } }}
    >
      View Orders
    </Button>
  </Card>
);

const dayOf = (at: Date): LocalDay => localDay(at.toISOString(), restaurantZone());
const isSameDay = (shown: Date, now: Date) => dayOf(shown) === dayOf(now);

/** The categories of the menu as it is now. */
const useCategories = (chosen: string): string[] => {
  const { data = [], error } = useMenu();
  useFailureToast(error, 'Failed to load categories');
  return categoriesOf(data, chosen);
};

const IN_FULL = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
const dayText = (day: Date): string => day.toLocaleDateString('en-IN', { ...IN_FULL, timeZone: restaurantZone() });

const Dashboard = ({ today }: { today: Date }) => {
  const [period, setPeriod] = useState(() => currentYear(today, restaurantZone()));
  const [category, setCategory] = useState('');
  const categories = useCategories(category);
  return (
    <>
      <PeriodPicker
        period={period}
        category={category}
        years={yearsUpTo(today, restaurantZone())}
        categories={categories}
        onPeriod={(part, value) => setPeriod(choose(period, part, value))}
        onCategory={setCategory}
      />
      <Typography variant="h2" sx={{ display: 'none', displayPrint: 'block' }}>
        {periodText(period)}, {category || 'All Categories'}
      </Typography>
      <Figures period={period} category={category} />
    </>
  );
};

const fromTheClock = () => new Date();

export const DashboardPage = ({ now = fromTheClock }: { now?: () => Date }) => {
  const user = useUser();
  // On a screen that stays open over midnight, the next day by the restaurant's clocks.
  const today = useClock(now, isSameDay);
  if (!user) return null;
  return (
    <Stack sx={{ minHeight: { md: 'calc(100dvh - 64px)' }, ...ON_ONE_PAGE }}>
      <GlobalStyles styles={A4} />
      <PageHeader
        title={user.restaurantName}
        lead={dayText(today)}
        actions={
          <Stack direction="row" sx={{ gap: 1, displayPrint: 'none' }}>
            <Button component={Link} to="/reports" variant="outlined" startIcon={<ReportIcon />}>
              Reports
            </Button>
            <Button variant="outlined" startIcon={<PrintIcon />} onClick={() => window.print()}>
              Print
            </Button>
          </Stack>
        }
      />
      <Stack sx={{ gap: 3 }}>
        <Greeting ownerName={user.ownerName} />
        <FirstSteps user={user} />
        <Today />
        <Typography variant="h2" sx={{ mt: 1, mb: -1, displayPrint: 'none' }}>
          All Earnings
        </Typography>
        <Dashboard today={today} />
      </Stack>
      <Typography
        component="footer"
        variant="body2"
        color="text.secondary"
        sx={{ mt: 'auto', pt: 5, textAlign: 'center', '@media print': { pt: 1 } }}
      >
        Powered by SAE. All rights reserved.
      </Typography>
    </Stack>
  );
};
