import type { Measuring } from '@sae/platform/metrics';
import type { Redis } from '@sae/platform/redis';
import { parkedEvents } from './reading/index.js';
import type { RunnerState } from './runner/index.js';

/** For how long what was written last has been older than the log's end; 0 where nothing is missing. */
export const lagSeconds = ({ state, behind, writtenUpTo }: RunnerState, nowMs: number): number =>
  (state === 'live' && behind === 0) || writtenUpTo === null ? 0 : Math.max(0, nowMs - Date.parse(writtenUpTo)) / 1000;

/** What is measured of the projections; what Redis would have to say is NaN while it says nothing. */
export const projectionMeasures =
  (redis: Redis, now: () => RunnerState) =>
  ({ prom, registers }: Measuring): void => {
    const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
      new prom.Gauge({
        ...{ name, help, registers },
        async collect() {
          this.set(await read());
        },
      });
    const isLive = () => (now().state === 'live' ? 1 : 0);
    const parked = () =>
      parkedEvents(redis).then(
        ({ length }) => length,
        () => NaN,
      );
    gauge('sae_projection_live', '1 while the read models stand at the end of the log', isLive);
    gauge('sae_projection_lag_events', 'Events that have arrived and are not written', () => now().behind);
    gauge('sae_projection_lag_seconds', 'Age of what was written last, while more is to be written', () =>
      lagSeconds(now(), Date.now()),
    );
    gauge('sae_parked_books', 'Books that wait for an event that cannot be applied', parked);
    new prom.Counter({
      ...{ name: 'sae_projection_events_total', help: 'Events written since the process was started', registers },
      collect() {
        this.reset();
        this.inc(now().written);
      },
    });
  };
