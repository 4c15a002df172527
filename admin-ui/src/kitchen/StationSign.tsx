import PrintIcon from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useConnection } from '../data/live.js';
import { useKitchen } from './KitchenProvider.js';

/** On a device that is a print station: that it is, and whether it hears of tickets. */
export const StationSign = ({ sx }: { sx?: SxProps<Theme> }) => {
  const { station } = useKitchen();
  const isHeard = useConnection() === 'connected';
  if (!station) return null;
  return (
    <Box
      role="status"
      sx={[
        { display: 'flex', gap: 1.5, alignItems: 'center', px: 1.75, py: 1, fontSize: '0.875rem', fontWeight: 600 },
        isHeard
          ? { color: 'text.secondary' }
          : { bgcolor: 'warning.main', color: 'warning.contrastText', borderRadius: 1 },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      <PrintIcon />
      {isHeard ? 'Kitchen tickets print here' : 'Kitchen tickets wait for the connection'}
    </Box>
  );
};
