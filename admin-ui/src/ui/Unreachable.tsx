import CloudOffIcon from '@mui/icons-material/CloudOffOutlined';
import Button from '@mui/material/Button';
import { EmptyState } from './EmptyState.js';

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
