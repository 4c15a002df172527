import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatRupees, type IsoTime, type Rupees } from '@sae/domain/kernel';
import { periodOf } from '@sae/domain/subscription';
import { Link, Navigate, useLocation } from 'react-router';
import { AuthFrame } from '../access/AuthFrame.js';
import { serverMessageOr } from '../data/api-error.js';
import { useClock } from '../ui/useClock.js';
import { dayText } from '../data/zone.js';
import { useAction } from '../ui/useAction.js';
import { FullPage } from '../ui/FullPage.js';
import { useUser } from '../auth/user.js';
import { OpenPayment } from './OpenPayment.js';
import { openPaymentIn, runningUntil } from './payment-words.js';
import { termsIn, termsText, type PlanTerms } from './plan-choice.js';
import { subscription } from './subscription.data.js';
import { useForgetPayments, usePayments } from './usePayments.js';
import { usePaying } from './usePaying.js';

const Row = ({ name, value, isLarge = false }: { name: string; value: string; isLarge?: boolean }) => (
  <>
    <Typography component="dt" color="text.secondary">
      {name}
    </Typography>
    <Typography
      component="dd"
      sx={{ m: 0, textAlign: 'right', ...(isLarge ? { fontSize: '1.25rem', fontWeight: 750 } : { fontWeight: 600 }) }}
    >
      {value}
    </Typography>
  </>
);

interface PeriodProps {
  readonly startsAt: IsoTime;
  readonly endsAt: IsoTime;
  readonly isExtension: boolean;
  readonly amount: Rupees;
}

/** When what is paid for would run, and what it costs. */
const Period = ({ startsAt, endsAt, isExtension, amount }: PeriodProps) => (
  <Box sx={{ mb: 2.5, p: 2, borderRadius: 1, bgcolor: 'action.hover' }}>
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gap: 1.25, gridTemplateColumns: '1fr auto', alignItems: 'baseline' }}
    >
      <Row name="Runs from" value={dayText(startsAt)} />
      <Row name="Runs until" value={dayText(endsAt)} />
      <Row name="To pay" value={formatRupees(amount)} isLarge />
    </Box>
    {isExtension && (
      <Typography variant="body2" sx={{ mt: 1.5, pt: 1.5, borderTop: 1, borderColor: 'divider' }}>
        Extends your plan to {dayText(endsAt)}: it begins when the one that is running ends.
      </Typography>
    )}
  </Box>
);

const Checkout = ({ terms }: { terms: PlanTerms }) => {
  const user = useUser();
  const { data: payments = [] } = usePayments();
  const begin = useAction(subscription.begin, {
    failure: serverMessageOr('The payment could not be started. Nothing was charged.'),
  });
  const forget = useForgetPayments();
  const { pay, isUnderWay } = usePaying(async () => {
    const begun = await begin.run(terms.planType);
    if (begun) void forget();
    return begun;
  });
  const now = useClock(() => new Date().toISOString());
  const running = runningUntil(user, now);
  const open = openPaymentIn(payments);
  return (
    <AuthFrame title="Payment" lead={termsText(terms)}>
      {open && !isUnderWay && <OpenPayment payment={open} />}
      <Period {...periodOf(terms.durationDays, running, now)} isExtension={running !== null} amount={terms.amount} />
      <Button fullWidth size="large" variant="contained" loading={isUnderWay} onClick={() => void pay()}>
        Pay {formatRupees(terms.amount)}
      </Button>
      <Button
        fullWidth
        color="inherit"
        component={Link}
        to="/plans"
        state={{ hasUsedFreeTrial: user?.hasUsedFreeTrial ?? false }}
        sx={{ mt: 1 }}
      >
        Back to plans
      </Button>
    </AuthFrame>
  );
};

/** Who comes without a plan to pay for comes back to what is open, or chooses one. */
const WithoutTerms = () => {
  const { data: payments, isPending } = usePayments();
  if (isPending) return <FullPage />;
  const open = openPaymentIn(payments ?? []);
  return <Navigate to={open ? `/payment/${open.id}` : '/plans'} replace />;
};

/** Where a paid plan is paid for; it is told of the plan in the navigation's state. */
export const PaymentPage = () => {
  const { state } = useLocation() as { state: unknown };
  const terms = termsIn(state);
  return terms ? <Checkout terms={terms} /> : <WithoutTerms />;
};
