import Box from '@mui/material/Box';
import { useConnection } from '../data/live.js';

const TEXTS = { offline: 'You are offline', reconnecting: 'Reconnecting…', connecting: '', connected: '' } as const;

/** Says when what stands on the screen may be old. */
export const ConnectionNotice = () => {
  const text = TEXTS[useConnection()];
  return (
    <Box role="status" sx={{ position: 'sticky', top: 0, zIndex: 'appBar' }}>
      {text && (
        <Box
          sx={{
            bgcolor: 'warning.main',
            color: 'warning.contrastText',
            textAlign: 'center',
            fontWeight: 600,
            py: 0.75,
          }}
        >
          {text}
        </Box>
      )}
    </Box>
  );
};
