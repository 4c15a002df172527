import { setTimeout as pause } from 'node:timers/promises';
import { judge, type Service } from './verdict.js';

/** Something outside that this process stands on. */
export interface Address {
  readonly service: Service;
  /** Resolves when it answers as it will have to. @throws why it does not */
  ask(): Promise<void>;
  /** Where asking opened something. */
  close?(): Promise<void>;
}

type Say = (sentence: string) => void;

const PAUSE_MS = 300;
const REMIND_MS = 5_000;

const untilOneAnswers = async ({ service, ask, close }: Address, say: Say, signal: AbortSignal): Promise<void> => {
  let waiting = `Still waiting for ${service.name} at ${service.at}.`;
  const reminder = setInterval(() => say(waiting), REMIND_MS);
  signal.addEventListener('abort', () => clearInterval(reminder));
  try {
    while (!signal.aborted) {
      const verdict = await ask().then(
        () => null,
        (error: unknown) => judge(service, error),
      );
      if (!verdict) return;
      if (verdict.isDefinite) throw new Error(verdict.sentence);
      waiting = verdict.sentence;
      await pause(PAUSE_MS);
    }
  } finally {
    clearInterval(reminder);
    await close?.();
  }
};

/** Resolves once all of them have answered, however long that takes; whoever is missing is named every 5 s. @throws in one sentence what waiting will not change */
export const untilAnswered = async (addresses: readonly Address[], say: Say): Promise<void> => {
  const others = new AbortController();
  try {
    await Promise.all(addresses.map((address) => untilOneAnswers(address, say, others.signal)));
  } finally {
    others.abort();
  }
};

/** For what others need not wait for: asked once, and named when it does not answer. @throws as above */
export const askOnce = async ({ service, ask, close }: Address, say: Say): Promise<void> => {
  try {
    await ask();
  } catch (error) {
    const { isDefinite, sentence } = judge(service, error);
    if (isDefinite) throw new Error(sentence, { cause: error });
    say(sentence);
  } finally {
    await close?.();
  }
};
