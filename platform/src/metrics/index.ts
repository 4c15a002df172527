import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { Registry } from 'prom-client';

/** prom-client, and where its measures are kept. */
export interface Measuring {
  readonly prom: typeof import('prom-client');
  readonly registers: [Registry];
}

/** What else is served on that port, at a path and all below it. */
export interface Beside {
  readonly path: string;
  readonly serve: RequestListener;
}

const PATH = '/metrics';

const isBelow = (url: string, path: string): boolean =>
  url.startsWith(path) && /^([/?]|$)/.test(url.slice(path.length));

/**
 * Serves what is measured of this process, as Prometheus reads it, on a port of its own; nothing, and without the library
 * in memory, where no port is set. @returns what ends it. @throws an error in a sentence where the port is taken
 */
export const serveMetrics = async (
  name: string,
  port: number | undefined,
  measure: (measuring: Measuring) => void,
  beside?: Beside,
): Promise<() => void> => {
  if (port === undefined) return () => undefined;
  const { default: prom } = await import('prom-client');
  const register = new prom.Registry();
  register.setDefaultLabels({ process: name });
  prom.collectDefaultMetrics({ register });
  measure({ prom, registers: [register] });
  const server = createServer((request, answer) => {
    if (beside && isBelow(request.url ?? '', beside.path)) return beside.serve(request, answer);
    if (request.url !== PATH) return void answer.writeHead(404).end();
    register.metrics().then(
      (text) => answer.writeHead(200, { 'content-type': register.contentType }).end(text),
      (error: unknown) => answer.writeHead(500).end(String(error)),
    );
  });
  try {
    await once(server.listen(port), 'listening');
  } catch (error) {
    throw new Error(`METRICS_PORT ${port} cannot be listened to: ${(error as Error).message}`, { cause: error });
  }
  return () => {
    server.close();
    server.closeAllConnections();
  };
};
