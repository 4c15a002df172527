import Button from '@mui/material/Button';
import { useSubmission } from './useSubmission.js';

/** Opens and closes ordering for the guests. */
export const SubmissionToggle = () => {
  const { isDisabled, isKnown, toggle } = useSubmission();
  return (
    <Button
      variant="outlined"
      color={isDisabled ? 'success' : 'warning'}
      disabled={!isKnown}
      onClick={() => void toggle()}
    >
      {isDisabled ? 'Enable Submit' : 'Disable Submit'}
    </Button>
  );
};
