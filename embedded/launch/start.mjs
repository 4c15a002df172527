/** `npm start`: everything from a fresh clone to a system that serves. */
import { ensureBuilt, ensureInstalled, ensureNode, ensureRedis, run } from './setup.mjs';

const USAGE = `npm start: installs what is missing, builds what is stale and starts the whole system.
Ctrl-C stops everything; started again, all data is there.

Variables (defaults in brackets):
  PORT            the one address of UI and API [3000]
  DATA_DIR        everything the embedded services keep [./data]
  EVENTSTORE_URL  esdb://… of a real EventStoreDB [embedded]
  REDIS_URL       redis://… of a real Redis [embedded: a child redis-server]
  SMTP_URL        smtp://… of a real mail server [embedded: a mailbox that keeps and shows every mail]
  MAILBOX_PORT    the embedded mailbox's page and JSON [8025]
  PUBLIC_URL      what mails point at [http://localhost:$PORT]
  TRUSTED_PROXIES whose X-Forwarded-For is believed: addresses, ranges, or uniquelocal [nobody's]
  JWT_SECRET      the secret all keys derive from [made once and kept in DATA_DIR]; keep it: accounts are found by it;
                  32 bytes or more; required when NODE_ENV=production and nothing is embedded
  CODE_SECRET, ADDRESS_SECRET  what codes are computed with and accounts found by [JWT_SECRET]
  JWT_SECRET_PREVIOUS, CODE_SECRET_PREVIOUS, ADDRESS_SECRET_PREVIOUS  what each of them replaces, until it may go: for
                  addresses, after npm run rekey [none]
  TZ_RESTAURANT   the zone in which a day, a month and a year begin [Asia/Kolkata]
  NODE_ENV        development, production or test [development]
  RATE_LIMITS     on, or off for load tests; always on when NODE_ENV=production [on]
  PAYMENT_PROVIDER  sandbox, in which plans cost nothing, or razorpay [sandbox]; required when NODE_ENV=production
  API_DOCS        on, or off: is the API described at /api/docs? [on]
  METRICS_PORT    where Prometheus asks the api; projections and workers answer on the next two [nowhere]
  OTEL_EXPORTER_OTLP_ENDPOINT  where traces are sent by OTLP over HTTP, say http://localhost:4318 [nowhere]
  OPERATOR_SECRET lets the operator see and retry jobs at /queues on the workers' port of those; 32 bytes or more [nobody]
  LOG_LEVEL       fatal, error, warn, info, debug, trace or silent [info]

Instances with different PORT, MAILBOX_PORT and DATA_DIR run side by side.`;

if (process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) {
  process.stdout.write(`${USAGE}\n`);
  process.exit(0);
}

await run(async () => {
  ensureNode();
  await ensureInstalled();
  await ensureRedis();
  await ensureBuilt();
});

// In this very process, for a second one would cost 45 MB; and only now, for it has just been built.
await import('../dist/main.js');
