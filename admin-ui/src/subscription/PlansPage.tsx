import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { StaffView } from '@sae/domain/people';
import { type Plan, PLANS, type PlanType } from '@sae/domain/subscription';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { identity, roleOf } from '../auth/user.js';
import { serverMessageOr } from '../data/api-error.js';
import { api } from '../data/api.js';
import { session } from '../data/session.js';
import { dayText } from '../data/zone.js';
import { Brand } from '../ui/Brand.js';
import { usePageTitle } from '../ui/PageHeader.js';
import { useToasts } from '../ui/toasts.js';
import { useClock } from '../ui/useClock.js';
import { useAction } from '../ui/useAction.js';
import { OpenPayment } from './OpenPayment.js';
import { openPaymentIn, runningUntil } from './payment-words.js';
import { priceText, refusalOf } from './plan-choice.js';
import { subscription } from './subscription.data.js';
import { usePaymentsAside } from './usePayments.js';

const PlanCard = ({ plan, chosen, note }: { plan: Plan; chosen: boolean; note?: string }) => (
  <Card
    sx={{
      borderWidth: 2,
      borderColor: chosen ? 'primary.main' : 'divider',
      bgcolor: chosen ? 'action.selected' : undefined,
      '&:has(:focus-visible)': { outline: 3, outlineColor: 'primary.main', outlineOffset: 2 },
    }}
  >
    <FormControlLabel
      value={plan.type}
      control={<Radio slotProps={{ input: { 'aria-describedby': `${plan.type}-terms` } }} />}
      label={<Typography sx={{ fontWeight: 650 }}>{plan.name}</Typography>}
      sx={{ m: 0, px: 2, pt: 2, width: '100%' }}
    />
    <Box id={`${plan.type}-terms`} sx={{ px: 3, pb: 3, pt: 1 }}>
      <Typography component="p" sx={{ fontSize: '1.75rem', fontWeight: 750, letterSpacing: '-0.02em' }}>
        {priceText(plan)}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {plan.duration} days{note && ` · ${note}`}
      </Typography>
    </Box>
  </Card>
);

interface PlanCardsProps {
  readonly chosen: PlanType | null;
  readonly hasUsedFreeTrial: boolean;
  readonly onChoose: (type: PlanType) => void;
}

const PlanCards = ({ chosen, hasUsedFreeTrial, onChoose }: PlanCardsProps) => (
  <RadioGroup
    aria-label="Plan"
    name="planType"
    value={chosen ?? ''}
    onChange={(_, type) => onChoose(type as PlanType)}
    sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr', lg: 'repeat(4, 1fr)' } }}
  >
    {PLANS.map((plan) => (
      <PlanCard
        key={plan.type}
        plan={plan}
        chosen={plan.type === chosen}
        note={plan.price > 0 ? undefined : hasUsedFreeTrial ? 'already used' : 'no payment needed'}
      />
    ))}
  </RadioGroup>
);

/** Whose plan is chosen, where nobody need be logged in; without a login, or while it is not known, nobody's. */
const usePlanHolder = (): StaffView | undefined => {
  const id = session.userId();
  const asked = useQuery({
    queryKey: ['user', id],
    queryFn: () => api.get<StaffView>('/users/{id}', { path: { id: Number(id) }, isAside: true }),
    enabled: session.isStored() && id !== null,
    retry: false,
  });
  return asked.data;
};

/** Where the trial leads: who has just proven their address goes on, who came later logs in again. */
const useTrialBegun = (hasJustSignedUp: boolean) => {
  const navigate = useNavigate();
  const queries = useQueryClient();
  return () => {
    // Whoever was known to be in had no plan yet.
    queries.removeQueries(identity);
    if (!hasJustSignedUp) session.clear();
    void navigate(hasJustSignedUp ? '/dashboard' : '/login');
  };
};

/** Whoever works there can only tell who owns it. */
const OwnersAlone = ({ restaurantName }: { restaurantName: string }) => (
  <Stack component="main" sx={{ maxWidth: 1160, mx: 'auto', px: { xs: 2, sm: 4 }, py: { xs: 3, md: 6 }, gap: 4 }}>
    <Brand />
    <Box>
      <Typography variant="h1">No plan at the moment</Typography>
      <Typography color="text.secondary" sx={{ mt: 1 }}>
        {restaurantName} has no running plan. Its owner can choose one; then you can go on here.
      </Typography>
    </Box>
    <Button size="large" variant="contained" sx={{ alignSelf: 'start' }} component={Link} to="/login">
      Back to login
    </Button>
  </Stack>
);

interface PlansState {
  readonly hasUsedFreeTrial?: boolean;
  /** The address that was just proven; nobody else brings one. */
  readonly email?: string;
}

export const PlansPage = () => {
  usePageTitle('Choose a Plan');
  const navigate = useNavigate();
  const toasts = useToasts();
  const { state } = useLocation() as { state: PlansState | null };
  const holder = usePlanHolder();
  const hasUsedFreeTrial = state?.hasUsedFreeTrial ?? holder?.hasUsedFreeTrial ?? false;
  const now = useClock(() => new Date().toISOString());
  const running = runningUntil(holder, now);
  const open = openPaymentIn(usePaymentsAside().data ?? []);
  const [chosen, setChosen] = useState<PlanType | null>(null);
  const trialBegun = useTrialBegun(state?.email !== undefined);
  const choosePlan = useAction(subscription.choosePlan, { failure: serverMessageOr('Failed to select plan') });

  const proceed = async () => {
    const plan = PLANS.find(({ type }) => type === chosen);
    const refusal = refusalOf(plan, hasUsedFreeTrial);
    if (refusal || !plan) return toasts.invalid([refusal ?? '']);
    if (!session.isStored()) {
      toasts.error('Authentication required. Please log in again.');
      return void navigate('/login');
    }
    const answer = await choosePlan.run({ planType: plan.type });
    if (!answer) return;
    const { planType, amount, durationDays } = answer;
    if (plan.type !== 'free_trial') return void navigate('/payment', { state: { planType, amount, durationDays } });
    toasts.success('Free trial activated');
    trialBegun();
  };

  if (holder && roleOf(holder) !== 'owner') return <OwnersAlone restaurantName={holder.restaurantName} />;
  return (
    <Stack component="main" sx={{ maxWidth: 1160, mx: 'auto', px: { xs: 2, sm: 4 }, py: { xs: 3, md: 6 }, gap: 4 }}>
      <Brand />
      <Box>
        <Typography variant="h1">Choose a Plan</Typography>
        <Typography color="text.secondary" sx={{ mt: 1 }}>
          {running
            ? `Your plan runs until ${dayText(running)}; another one is added after it.`
            : 'Every plan has everything: orders, bills and menu, for the whole staff.'}
        </Typography>
      </Box>
      {open && <OpenPayment payment={open} />}
      <PlanCards chosen={chosen} hasUsedFreeTrial={hasUsedFreeTrial} onChoose={setChosen} />
      <Stack sx={{ flexDirection: { sm: 'row' }, gap: 1 }}>
        <Button size="large" variant="contained" onClick={proceed} loading={choosePlan.isRunning()}>
          Proceed
        </Button>
        <Button size="large" color="inherit" component={Link} to={running ? '/account' : '/login'}>
          {running ? 'Back to account' : 'Back to login'}
        </Button>
      </Stack>
    </Stack>
  );
};
