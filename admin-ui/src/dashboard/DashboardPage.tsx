import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { restaurantZone } from '../data/zone.js';
import { PageHeader } from '../ui/PageHeader.js';
import { useUser } from '../auth/user.js';
import { Figures } from './Figures.js';
import { Greeting } from './Greeting.js';
import { choose, currentYear, periodText, yearsUpTo } from './period.js';
import { PeriodPicker } from './PeriodPicker.js';
import { useCategories } from './useCategories.js';
import { useToday } from './useToday.js';

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
  const today = useToday(now);
  if (!user) return null;
  return (
    <Stack sx={{ minHeight: { md: 'calc(100dvh - 64px)' } }}>
      <PageHeader title={user.restaurantName} lead={dayText(today)} />
      <Stack sx={{ gap: 3 }}>
        <Greeting ownerName={user.ownerName} />
        <Dashboard today={today} />
      </Stack>
      <Typography
        component="footer"
        variant="body2"
        color="text.secondary"
        sx={{ mt: 'auto', pt: 5, textAlign: 'center' }}
      >
        Powered by SAE. All rights reserved.
      </Typography>
    </Stack>
  );
};
