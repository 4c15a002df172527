import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { formatRupees } from '@sae/domain/kernel';
import { ApiError } from '../data/api-error.js';
import { useQuestion } from '../ui/provider.js';

const SIDE = 232;

/** What a guest's payment app reads from this screen: on white, in the dark too. */
export const UpiCode = ({ orderId, amount }: { orderId: number; amount: number }) => {
  const asked = { id: orderId, amount };
  const { data, error } = useQuestion('upiCode', asked, {
    queryKey: ['payments', 'upi', orderId, amount],
    retry: false,
  });
  if (error)
    return (
      <Typography role="alert" color="error" sx={{ textAlign: 'center' }}>
        {error instanceof ApiError && error.message ? error.message : 'The UPI code could not be made'}
      </Typography>
    );
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1 }}>
      {data ? (
        <Box sx={{ borderRadius: 1, lineHeight: 0, overflow: 'hidden' }}>
          <img src={data.qrCode} width={SIDE} height={SIDE} alt={`UPI code for ${formatRupees(data.amount)}`} />
        </Box>
      ) : (
        <Skeleton variant="rounded" width={SIDE} height={SIDE} />
      )}
      <Typography color="text.secondary">
        {formatRupees(data?.amount ?? amount)} to {data?.upiId ?? '…'}
      </Typography>
    </Box>
  );
};
