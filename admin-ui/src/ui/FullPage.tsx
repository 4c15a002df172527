import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';

/** A whole page that waits. */
export const FullPage = ({ text }: { text?: string }) => (
  <Box
    role="status"
    sx={{ minHeight: '100dvh', display: 'grid', placeContent: 'center', justifyItems: 'center', gap: 2, p: 3 }}
  >
    <CircularProgress aria-label="Loading" />
    {text && <Typography color="text.secondary">{text}</Typography>}
  </Box>
);
