import { get } from 'node:http';

export interface Health {
  readonly ok: boolean;
  readonly body: string;
}

/** node:http rather than fetch, which costs every launcher several MB. */
const askHealth = (port: number): Promise<Health> =>
  new Promise((resolve) => {
    const request = get({ host: '127.0.0.1', port, path: '/api/health', timeout: 2_000 }, (answer) => {
      let body = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => (body += chunk));
      answer.on('end', () => resolve({ ok: answer.statusCode === 200, body }));
    });
    request.on('timeout', () => request.destroy(new Error('no answer')));
    request.on('error', (error) => resolve({ ok: false, body: error.message }));
  });

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
