import type { OpenSessionView } from '@sae/domain/access';
import { useQuery } from '@tanstack/react-query';
import { api } from '../data/api.js';

/** Where the account is logged in, the newest first. */
export const useOpenSessions = () =>
  useQuery({ queryKey: ['open-sessions'], queryFn: () => api.get<readonly OpenSessionView[]>('/users/sessions') });
