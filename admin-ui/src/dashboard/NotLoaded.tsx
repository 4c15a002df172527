import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

/** Instead of figures that are none. */
export const NotLoaded = ({ sentence, onAgain }: { sentence: string; onAgain: () => void }) => (
  <Alert
    severity="warning"
    role="status"
    action={
      <Button color="inherit" size="small" onClick={onAgain}>
        Try again
      </Button>
    }
  >
    {sentence}
  </Alert>
);
