import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { AuthFrame } from '../access/AuthFrame.js';
import { termsIn, termsText } from './plan-choice.js';

/** Where a paid plan is paid for; it is told of the plan in the navigation's state. */
export const PaymentPage = () => {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const terms = termsIn(state);
  if (!terms) return <Navigate to="/plans" replace />;
  return (
    <AuthFrame title="Payment" lead={termsText(terms)}>
      <Alert severity="info" role="status" sx={{ mb: 2.5 }}>
        Online payment is not available yet. The plan has not been activated and nothing was charged.
      </Alert>
      <Button fullWidth size="large" variant="contained" onClick={() => void navigate(-1)}>
        Back to plans
      </Button>
    </AuthFrame>
  );
};
