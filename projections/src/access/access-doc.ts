import type { UserView } from '@sae/domain/access';
import type { Seller } from '@sae/domain/billing';
import type { EndedSession } from '@sae/domain/restaurant';

/** What is asked about a restaurant with every request, and printed on its bills. */
export interface AccessDoc {
  readonly user: UserView;
  readonly isVerified: boolean;
  /** Logged out, and their tokens would still be good. */
  readonly endedSessions: readonly EndedSession[];
  /** Whose token stays good when those of all others ended; absent where that never was. */
  readonly keptSessionId?: string;
  /** Counts password changes and ends of all (other) sessions; a token of an older count no longer opens anything. */
  readonly credentials: number;
  readonly isSubmitDisabled: boolean;
  readonly seller: Seller;
}

export const accessKey = (restaurantId: number): string => `${restaurantId}:access`;
