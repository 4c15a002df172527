import { get } from 'node:http';

export interface Health {
  readonly ok: boolean;
  readonly body: string;
}

/** What the api says of all parts. node:http rather than fetch, which costs every launcher several MB. */
export const askHealth = (port: number, timeout = 2_000): Promise<Health> =>
  new Promise((resolve) => {
    const request = get({ host: '127.0.0.1', port, path: '/api/health', timeout }, (answer) => {
      let body = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => (body += chunk));
      answer.on('end', () => resolve({ ok: answer.statusCode === 200, body }));
    });
    request.on('timeout', () => request.destroy(new Error('no answer')));
    request.on('error', (error) => resolve({ ok: false, body: error.message }));
  });
