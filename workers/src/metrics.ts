import type { Measuring } from '@sae/platform/metrics';
import type { Queue } from '@sae/platform/queue';

/** What is measured of the workers: how many jobs stand where, and whether mail can go. */
export const workerMeasures =
  (queues: ReadonlyMap<string, Pick<Queue<object>, 'counts'>>, isMailUp: () => boolean) =>
  ({ prom, registers }: Measuring): void => {
    new prom.Gauge({
      name: 'sae_queue_jobs',
      help: 'Jobs of a queue, by where they stand; completed ones for a day, failed ones for a week',
      labelNames: ['queue', 'state'],
      registers,
      async collect() {
        this.reset();
        // A queue that Redis says nothing of is left out.
        const counted = [...queues].map(async ([queue, jobs]) => {
          for (const [state, count] of Object.entries(await jobs.counts())) this.set({ queue, state }, count);
        });
        await Promise.allSettled(counted);
      },
    });
    new prom.Gauge({
      name: 'sae_mail_up',
      help: '1 while the mail server answers',
      registers,
      collect() {
        this.set(isMailUp() ? 1 : 0);
      },
    });
  };
