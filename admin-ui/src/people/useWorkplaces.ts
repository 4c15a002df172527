import { useQuestion } from '../ui/provider.js';

/** The restaurants one gets into by one's email, this one too; none by a PIN. */
export const useWorkplaces = () => useQuestion('workplaces', undefined, { queryKey: ['auth', 'workplaces'] });
