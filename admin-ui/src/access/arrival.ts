import type { SessionView } from '@sae/domain/access';
import type { WorkplaceView } from '@sae/domain/people';
import { useNavigate } from 'react-router';
import { useToasts } from '../ui/toasts.js';

/** Where an answer leads: a page with what it is told, or nowhere, and why. */
export type Arrival =
  | { readonly to: '/verify-otp'; readonly state: { email: string; signUpId?: string }; readonly info: string }
  | { readonly to: '/plans'; readonly state: { hasUsedFreeTrial: boolean; email?: string } }
  | { readonly to: '/dashboard' | WantedPage['wanted']; readonly success?: string }
  | { readonly error: string };

/** Nowhere yet: it is to be said which of these is meant, or the code of the second factor. */
export type Unfinished = { readonly workplaces: readonly WorkplaceView[] } | { readonly wants: 'secondFactor' };

/** Stores a login and says whether it was really kept. */
type Keep = (login: { token: string; userId: number }) => boolean;

const usedTrial = ({ hasUsedFreeTrial, user }: SessionView) => hasUsedFreeTrial ?? user?.hasUsedFreeTrial ?? false;

export const afterLogIn = (answer: SessionView, asked: string, keep: Keep): Arrival => {
  const { requiresOtp, requiresPlan, email = asked, signUpId, token, user } = answer;
  if (requiresOtp)
    return {
      to: '/verify-otp',
      state: { email, ...(signUpId ? { signUpId } : {}) },
      info: 'An OTP has been sent to your email for verification.',
    };
  const kept = Boolean(token && user && keep({ token, userId: user.id }));
  if (requiresPlan)
    return kept
      ? { to: '/plans', state: { hasUsedFreeTrial: usedTrial(answer) } }
      : { error: 'Token not stored after login' };
  if (!token || !user) return { error: 'Login failed' };
  return kept
    ? { to: '/dashboard', success: 'Logged in successfully' }
    : { error: 'Failed to save authentication token' };
};

export const afterVerify = (answer: SessionView, email: string, keep: Keep): Arrival => {
  const { token, user, requiresPlan } = answer;
  if (!token || !user) return { error: 'Authentication failed: No token received' };
  if (!keep({ token, userId: user.id })) return { error: 'Failed to save authentication token' };
  return requiresPlan ? { to: '/plans', state: { hasUsedFreeTrial: usedTrial(answer), email } } : { to: '/dashboard' };
};

/** Leads there; who leaves does not come back to the form, which is being sent until the next page is downloaded. */
export const useArrive = (): ((arrival: Arrival) => Promise<void>) => {
  const navigate = useNavigate();
  const toasts = useToasts();
  return async (arrival) => {
    if ('error' in arrival) return toasts.error(arrival.error);
    if ('info' in arrival) toasts.info(arrival.info);
    if ('success' in arrival && arrival.success) toasts.success(arrival.success);
    void navigate(arrival.to, { state: 'state' in arrival ? arrival.state : undefined });
    return new Promise(() => {});
  };
};

/** Where a mail leads. */
interface WantedPage {
  readonly wanted: '/restaurants' | `/receipt/${string}`;
}

const isMailed = (path: unknown): path is WantedPage['wanted'] =>
  typeof path === 'string' && (path === '/restaurants' || path.startsWith('/receipt/'));

/** What a login is told of who came by a mail; all else is a step from the dashboard. */
export const wanting = (path: string): WantedPage | null => (isMailed(path) ? { wanted: path } : null);

export const wantedIn = (state: unknown): WantedPage['wanted'] | undefined => {
  const { wanted } = (state ?? {}) as Partial<WantedPage>;
  return isMailed(wanted) ? wanted : undefined;
};
