import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { AppDataProvider } from '../data/verbs.js';
import { useLive } from '../data/live.js';
import { useVerb } from '../ui/useVerb.js';
import { useToasts } from '../ui/toasts.js';
import { useRestaurantId } from '../auth/user.js';
import { submissionNotice } from './notices.js';

const queryKey = ['orders', 'submission'] as const;

/** May guests submit orders? Asked once, pushed when it changes, turned by the button. */
export const useSubmission = () => {
  const provider = useDataProvider<AppDataProvider>();
  const queries = useQueryClient();
  const toasts = useToasts();
  const restaurantId = useRestaurantId();
  const { data } = useQuery({
    queryKey,
    queryFn: () => provider.submission({ restaurantId }),
  });
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
