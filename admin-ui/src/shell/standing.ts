import type { UserView } from '@sae/domain/access';
import { hasPlan } from '@sae/domain/subscription';
import { isAway } from '../data/api-error.js';

/** Where somebody stands who opens a protected page. */
export type Standing =
  | { readonly as: 'loading' }
  | { readonly as: 'away' }
  | { readonly as: 'signed-out' }
  | { readonly as: 'expired' }
  | { readonly as: 'without-plan'; readonly user: UserView }
  | { readonly as: 'welcome'; readonly user: UserView };

export const standingOf = (user: UserView, now: string): Standing => ({
  as: hasPlan(user, now) ? 'welcome' : 'without-plan',
  user,
});

/** A server that restarts is no reason to log the staff out; any other failure is. */
export const standingAfter = (error: unknown): Standing => ({ as: isAway(error) ? 'away' : 'expired' });
