import PrintIcon from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useConnection } from '../data/live.js';
import { useKitchen } from './KitchenProvider.js';
import { missedText } from './useMissedTickets.js';

/** What did not print here while the device was away, until somebody has seen it. */
const Missed = () => {
  const { missed, putAside } = useKitchen();
  if (missed.length === 0) return null;
  return (
    <Box role="alert" sx={{ px: 1.75, py: 1, borderRadius: 1, bgcolor: 'warning.main', color: 'warning.contrastText' }}>
      <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {missedText(missed)}
      </Typography>
      <Typography variant="body2">They are too old for the kitchen by now. Orders print theirs again.</Typography>
      <Button
        variant="outlined"
        color="inherit"
        onClick={putAside}
        sx={{ mt: 1, bgcolor: 'transparent', borderColor: 'currentColor' }}
      >
        Seen
      </Button>
    </Box>
  );
};

/** On a device that is a print station: that it is, whether it hears of tickets, and which it missed. */
export const StationSign = ({ sx }: { sx?: SxProps<Theme> }) => {
  const { station } = useKitchen();
  const isHeard = useConnection() === 'connected';
  if (!station) return null;
  return (
    <Box sx={sx ?? {}}>
      <Box
        role="status"
        sx={[
          { display: 'flex', gap: 1.5, alignItems: 'center', justifyContent: { xs: 'center', md: 'flex-start' } },
          { px: 1.75, py: 1, fontSize: '0.875rem', fontWeight: 600 },
          isHeard
            ? { color: 'text.secondary' }
            : { bgcolor: 'warning.main', color: 'warning.contrastText', borderRadius: 1 },
        ]}
      >
        <PrintIcon />
        {isHeard ? 'Kitchen tickets print here' : 'Kitchen tickets wait for the connection'}
      </Box>
      <Missed />
    </Box>
  );
};
