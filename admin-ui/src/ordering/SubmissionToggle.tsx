import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useRestaurantId } from '../auth/user.js';
import { useLive } from '../data/live.js';
import { useQuestion, useVerb } from '../ui/provider.js';
import { useToasts } from '../ui/toasts.js';
import { submissionNotice } from './notices.js';

const queryKey = ['orders', 'submission'] as const;

/** May guests submit orders? Asked once, pushed when it changes, turned by the button. */
const useSubmission = () => {
  const queries = useQueryClient();
  const toasts = useToasts();
  const restaurantId = useRestaurantId();
  const { data } = useQuestion('submission', { restaurantId }, { queryKey });
  const isDisabled = data?.isSubmitDisabled;
  const toggling = useVerb('toggleSubmission', {
    success: (answer) => submissionNotice(answer.isSubmitDisabled),
    failure: 'Failed to toggle submit button state',
  });

  useLive('submitDisabledUpdate', ({ isSubmitDisabled }) => {
    if (isSubmitDisabled === isDisabled) return;
    queries.setQueryData(queryKey, { isSubmitDisabled });
    if (!toggling.isRunning()) toasts.info(submissionNotice(isSubmitDisabled));
  });

  const toggle = async () => {
    const answer = await toggling.run({});
    if (answer) queries.setQueryData(queryKey, answer);
  };
  return { isDisabled: isDisabled ?? false, isKnown: isDisabled !== undefined, toggle };
};

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
