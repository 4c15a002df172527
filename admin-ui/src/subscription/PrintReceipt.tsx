import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { serverMessageOr } from '../data/api-error.js';
import { useWish } from '../ui/useWish.js';
import { PlanReceipt, printOut } from '../print/index.js';
import { subscription } from './subscription.data.js';

export const PrintReceipt = ({ paymentId }: { paymentId: string }) => {
  const ask = useWish(subscription.receipt, { failure: serverMessageOr('Failed to load the receipt') });
  const print = async () => {
    const receipt = await ask.run(paymentId);
    if (receipt) printOut(<PlanReceipt receipt={receipt} />, 'letter');
  };
  return (
    <Button
      fullWidth
      size="large"
      variant="outlined"
      startIcon={<PrintIcon />}
      loading={ask.isRunning()}
      loadingPosition="start"
      onClick={() => void print()}
    >
      Print receipt
    </Button>
  );
};
