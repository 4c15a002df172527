import { askHealth } from '@sae/platform/process';

/** Waits until the system says that it works; tells what it waits for every 15 s. */
export const untilHealthy = async (port: number, stopped: () => boolean, say: (sentence: string) => void) => {
  let reminder = Date.now() + 15_000;
  while (!stopped()) {
    const health = await askHealth(port);
    if (health.ok) return;
    if (Date.now() >= reminder) {
      say(`Still waiting for all parts to work: ${health.body.slice(0, 500)}`);
      reminder = Date.now() + 15_000;
    }
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
};
