import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseConnectionString } from '@eventstore/db-client/dist/Client/parseConnectionString.js';
import { Refusal } from '@sae/domain/kernel';
import { explain, type Address, type Endpoint } from '../connections/index.js';
import { Log } from './log.js';

const VARIABLE = 'EVENTSTORE_URL';
/** HTTP/2's own first words, and settings of none. */
const HELLO = `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0`;

const ADVICE = {
  credentials: `set both in ${VARIABLE}, as in esdb://user:password@host:2113`,
  trust: `set tlsCAFile in ${VARIABLE} to the certificate of the authority that signed it`,
  plain: `add tls=false to ${VARIABLE}`,
  tls: `take tls=false out of ${VARIABLE}`,
  form: `set ${VARIABLE} to that of an event store, as in esdb://user:password@host:2113`,
};

const endpointsOf = (url: string): Endpoint[] => {
  const { hosts, tls = true, tlsCAFile } = parseConnectionString(url);
  const ca = tls && tlsCAFile ? readFileSync(resolve(tlsCAFile)) : undefined;
  return hosts.map(({ address, port }) => ({ host: address, port, isSecure: tls, ca, hello: HELLO }));
};

/** Between the credentials and the options, whatever they are like. */
const hostsIn = (url: string): string => /^[^/]*\/\/(?:[^/?]*@)?([^/?@]*)/.exec(url)?.[1] ?? 'its address';

const isNearlyFull = (error: unknown): boolean => error instanceof Refusal && error.code === 'log/disk-full';

/** Asked as commands and readers will ask it, with the client and the credentials they use. */
export const eventStoreAt = (url: string): Address => {
  let log: Log | undefined;
  return {
    service: { name: 'the event store', at: hostsIn(url), variable: VARIABLE, advice: ADVICE },
    ask: async () => {
      try {
        await (log ??= new Log(url)).ping();
      } catch (error) {
        // It answers, and can be read.
        if (!isNearlyFull(error)) await explain(error, endpointsOf(url));
      }
    },
    close: async () => log?.close(),
  };
};
