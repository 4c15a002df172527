import type { ParkedEvent } from '@sae/domain/audit';

/** How every part is. */
export interface Health {
  readonly status: 'ok' | 'degraded';
  readonly parts: Readonly<Record<'eventStore' | 'redis' | 'projections' | 'workers' | 'mail', string>>;
  /** Events that a projection could not apply: each one's book waits for it, all others go on. */
  readonly parked?: readonly ParkedEvent[];
}
