import CloudOffIcon from '@mui/icons-material/CloudOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** What stands where a list would: a picture, the product's sentence, and the way on. */
export const EmptyState = ({
  icon,
  text,
  hint,
  action,
}: {
  icon?: ReactNode;
  text: string;
  hint?: string;
  action?: ReactNode;
}) => (
  <Stack
    sx={{
      alignItems: 'center',
      textAlign: 'center',
      gap: 1,
      px: 3,
      py: 6,
      '@media print': { py: 1 },
      '& svg': { fontSize: 40, color: 'text.disabled' },
    }}
  >
    {icon}
    <Typography sx={{ fontWeight: 600 }}>{text}</Typography>
    {hint && (
      <Typography variant="body2" color="text.secondary" sx={{ maxWidth: 420 }}>
        {hint}
      </Typography>
    )}
    {action && <Box sx={{ mt: 1 }}>{action}</Box>}
  </Stack>
);

/** Stands where something would that could not be asked for. */
export const Unreachable = ({ text, onRetry }: { text: string; onRetry: () => void }) => (
  <EmptyState
    icon={<CloudOffIcon />}
    text={text}
    hint="Nothing is lost. Please try again in a moment."
    action={
      <Button variant="outlined" onClick={onRetry}>
        Try again
      </Button>
    }
  />
);
