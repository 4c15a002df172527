import { setTimeout as pause } from 'node:timers/promises';
import type { OwnSystem } from '../../../api/testing/system.js';

/** Waits so long while one thing goes on, which those who ask need not see so often. */
export type Calm = (ms: number) => Promise<void>;

/** What befalls the event store, or the way to it, for some time. */
export interface Trouble {
  readonly name: string;
  readonly ms: number;
  befall(system: OwnSystem, calm: Calm): Promise<void>;
}

type Make = (seconds: number) => Trouble;

/** It is there, and says nothing. */
export const stopped: Make = (seconds) => ({
  name: `stands still for ${seconds} s`,
  ms: seconds * 1_000,
  befall: async (system, calm) => {
    system.signalStore('SIGSTOP');
    await calm(seconds * 1_000);
    system.signalStore('SIGCONT');
  },
});

const CUT_EVERY_MS = 700;

/** Its connections end again and again; new ones work. */
export const cut: Make = (seconds) => ({
  name: `is cut off again and again for ${seconds} s`,
  ms: seconds * 1_000,
  befall: async ({ wire }) => {
    for (let left = seconds * 1_000; left > 0; left -= CUT_EVERY_MS) {
      wire!.cut();
      await pause(Math.min(left, CUT_EVERY_MS));
    }
  },
});

const answering =
  (how: 'slow' | 'half', name: (seconds: number) => string): Make =>
  (seconds) => ({
    name: name(seconds),
    ms: seconds * 1_000,
    befall: async ({ wire }) => {
      wire!.answer(how);
      await pause(seconds * 1_000);
      wire!.answer('whole');
    },
  });

export const slow = answering('slow', (seconds) => `answers a byte a second for ${seconds} s`);
export const half = answering('half', (seconds) => `answers half and hangs up for ${seconds} s`);

/** One after another, without a moment of peace between them. */
export const inTurn = (...troubles: readonly Trouble[]): Trouble => ({
  name: troubles.map(({ name }) => name).join(', '),
  ms: troubles.reduce((sum, { ms }) => sum + ms, 0),
  befall: async (system, calm) => {
    for (const trouble of troubles) await trouble.befall(system, calm);
  },
});

/** Longer than anybody waits for an answer, and then each of the others. */
export const BAD_MINUTE = inTurn(stopped(17), cut(2), half(3), slow(3));
