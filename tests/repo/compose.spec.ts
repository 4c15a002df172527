import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { readConfig } from '@sae/platform/config';
import { parse } from 'yaml';
import { V8_FLAGS } from '../../embedded/src/v8-flags.js';

interface Service {
  readonly build?: { readonly target: string; readonly args: Readonly<Record<string, string>> };
  readonly image?: string;
  readonly restart?: string;
  readonly command?: readonly string[];
  readonly profiles?: readonly string[];
  readonly network_mode?: string;
  readonly container_name?: string;
  readonly read_only?: boolean;
  readonly tmpfs?: readonly string[];
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly environment?: Readonly<Record<string, string | number | boolean>>;
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly healthcheck?: { readonly test: readonly string[] };
}
interface Stage {
  readonly from: string;
  readonly lines: readonly string[];
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const text = (path: string) => readFileSync(`${root}${path}`, 'utf8');
const { engines } = JSON.parse(text('package.json')) as { engines: { node: string } };
const compose = text('docker-compose.yml');
const { services } = parse(compose, { merge: true }) as { services: Record<string, Service> };

/** The Dockerfile by the names of its stages. */
const [before = '', ...stageTexts] = text('Dockerfile').split(/^FROM /m);
const [, nodeImage = ''] = /^ARG NODE_IMAGE=(.+)$/m.exec(before) ?? [];
const stages: Record<string, Stage> = Object.fromEntries(
  stageTexts.map((stage) => {
    const [head = '', ...lines] = stage.trim().split('\n');
    const [from = '', name = ''] = head.replace('${NODE_IMAGE}', nodeImage).split(' AS ');
    return [name, { from, lines }];
  }),
);
/** The lines of a stage after those of the stages it stands on. */
const linesOf = (name: string): readonly string[] => {
  const stage = stages[name];
  return stage ? [...linesOf(stage.from), ...stage.lines] : [];
};
const baseOf = (name: string): string => (stages[name] ? baseOf(stages[name].from) : name);
const commandOf = (target: string, kind: 'CMD' | 'HEALTHCHECK'): string[] => {
  const line = linesOf(target).findLast((each) => each.startsWith(kind)) ?? '';
  return JSON.parse(/\[.*\]$/.exec(line)?.[0] ?? '[]') as string[];
};
const copies = (name: string) =>
  linesOf(name)
    .filter((line) => line.startsWith('COPY '))
    .map((line) => {
      const words = line.split(' ').slice(1);
      return { from: /^--from=(.+)$/.exec(words[0] ?? '')?.[1], paths: words.filter((word) => !word.startsWith('--')) };
    });

/** What is compiled, or bundled of what is, stands in `src`, so that this can be told before anything is built. */
const source = (path: string) =>
  path
    .replace(/^admin-ui\/dist/, 'admin-ui/src')
    .replace(/\/dist(\/bundled)?/, '/src')
    .replace(/\.js$/, '.ts');

/** As compose fills in `${NAME}`, `${NAME:-default}` and `${NAME:?complaint}`. */
const filled = (value: string, env: Readonly<Record<string, string>>): string =>
  value.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name: string, kind = '', rest = '') => {
    if (env[name]) return env[name];
    if (kind === '?') throw new Error(`${name}: ${String(rest)}`);
    return String(rest);
  });

const built = Object.entries(services).filter(([, { build }]) => build);
/** What is always there; a tool has a profile, and is run by its name, and what makes certificates ends. */
const ours = built.filter(([, { profiles, restart }]) => !profiles && restart !== 'no');
const environment = (service: Service, env: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(service.environment ?? {}).map(([name, value]) => [name, filled(String(value), env)]),
  );

const PAID = {
  ...{ PAYMENT_PROVIDER: 'razorpay', RAZORPAY_KEY_ID: 'rzp_id', RAZORPAY_KEY_SECRET: 'rzp_secret' },
  RAZORPAY_WEBHOOK_SECRET: 'rzp_hook',
};
const SECRET = {
  JWT_SECRET: 'long enough, and then some, to be a secret',
  ...{ EVENTSTORE_PASSWORD: 'of-the-store', REDIS_PASSWORD: 'of-redis', SMTP_PASSWORD: 'of-the-mailbox' },
};
/** Read by Node itself. */
const NODES_OWN = 'NODE_EXTRA_CA_CERTS';

describe('docker-compose.yml', () => {
  it('runs api, projections and workers, each from a target of the Dockerfile', () => {
    expect(ours.map(([name, { build }]) => [name, build?.target])).toEqual(
      ['api', 'projections', 'workers'].map((name) => [name, name]),
    );
    expect(Object.keys(stages)).toEqual(expect.arrayContaining(ours.map(([name]) => name)));
  });

  it.each(ours)('gives %s the variables it reads, and no other', (name, service) => {
    const read = ['config', 'keys', 'payments'].map((file) => text(`platform/src/config/${file}.ts`)).join('');
    const given = { ...environment(service, { ...SECRET, ...PAID }), NODE_ENV: 'production' };
    const unread = Object.keys(given).filter((variable) => !read.includes(`'${variable}'`));
    expect(unread).toEqual([NODES_OWN]);
    const config = readConfig(given);
    expect(config).toMatchObject({ port: 3000, limitsRequests: true, jwtSecret: SECRET.JWT_SECRET });
    expect(linesOf(name)).toContain('ENV NODE_ENV=production');
  });

  it('names services that are there, on the ports they listen on', () => {
    const attached = environment(services.api as Service, SECRET);
    const hosts = ['EVENTSTORE_URL', 'REDIS_URL', 'SMTP_URL'].map(
      (name) => /\/\/(?:[^/@]*@)?([^/?]+)/.exec(attached[name] ?? '')?.[1],
    );
    expect(hosts).toEqual(['eventstore:2113', 'redis:6379', 'mailpit:1025']);
    for (const host of hosts) expect(services).toHaveProperty(String(host?.split(':')[0]));
    expect(services.proxy?.command).toContain(`api:${attached.PORT}`);
    expect(linesOf('api')).toContain(`EXPOSE ${attached.PORT}`);
  });

  it('takes the secrets from outside, and does not start without one', () => {
    for (const name of Object.keys(SECRET))
      for (const [, service] of ours)
        expect(() => environment(service, { ...SECRET, [name]: '' })).toThrow(`${name}: set it`);
    expect(text('.dockerignore').split('\n')).toEqual(
      expect.arrayContaining(['.env*', 'data', '.git', '**/node_modules']),
    );
    expect(compose + text('Dockerfile')).not.toMatch(/(secret|password|token)\w*\s*[:=]\s*['"]?\w{8}/i);
  });

  it('tells the workers alone what lets the operator in', () => {
    const told = { ...SECRET, OPERATOR_SECRET: 'what the operator alone knows, and types' };
    for (const [name, service] of ours) {
      const { operatorSecret } = readConfig(environment(service, told));
      expect([name, operatorSecret]).toEqual([name, name === 'workers' ? told.OPERATOR_SECRET : undefined]);
    }
    expect(readConfig(environment(services.workers as Service, SECRET)).operatorSecret).toBeUndefined();
  });

  it('speaks TLS with event store, Redis and mailbox, who want a password', () => {
    for (const [, service] of ours) {
      const { eventStoreUrl, redisUrl, smtpUrl } = readConfig(environment(service, SECRET));
      expect([eventStoreUrl, redisUrl, smtpUrl]).toEqual([
        'esdb://admin:of-the-store@eventstore:2113?tls=true&tlsCAFile=/certs/ca/ca.crt',
        'rediss://sae:of-redis@redis:6379',
        'smtps://sae:of-the-mailbox@mailpit:1025',
      ]);
    }
    expect(environment(services.mailpit as Service, SECRET)).toMatchObject({
      ...{ MP_SMTP_AUTH: 'sae:of-the-mailbox', MP_SMTP_REQUIRE_TLS: 'true' },
    });
    const { EVENTSTORE_INSECURE, ...store } = environment(services.eventstore as Service, SECRET);
    expect([
      EVENTSTORE_INSECURE,
      store.EVENTSTORE_DEFAULT_ADMIN_PASSWORD,
      store.EVENTSTORE_DEFAULT_OPS_PASSWORD,
    ]).toEqual([undefined, 'of-the-store', 'of-the-store']);
    const redis = services.redis?.command?.map((part) => filled(part, SECRET));
    expect(redis).toEqual(
      expect.arrayContaining([
        ...['--port 0', '--tls-port 6379', '--user default off', '--user sae on >of-redis ~* &* +@all -@admin'],
      ]),
    );
    for (const name of ['eventstore', 'redis']) expect(services[name]?.ports).toBeUndefined();
  });

  it('lets each read the certificates it names, and its own key alone', () => {
    const mounts = ({ volumes = [] }: Service) =>
      volumes.map((volume) => volume.split(':')).filter(([, target]) => target?.startsWith('/certs'));
    for (const [name, service] of Object.entries(services)) {
      const said = [
        ...Object.values(environment(service, SECRET)),
        ...(service.command ?? []),
        ...(service.healthcheck?.test ?? []),
      ].join(' ');
      const named = [...said.matchAll(/\/certs\/[\w./]+/g)].map(([path]) => path);
      const folders = mounts(service).map(([, target = '']) => `${target}/`);
      expect([name, named.filter((path) => !folders.some((folder) => `${path}/`.startsWith(folder)))]).toEqual([
        name,
        [],
      ]);
      const makes = service.build?.target === 'certificates';
      expect([name, mounts(service).every(([, , mode]) => (mode === 'ro') !== makes)]).toEqual([name, true]);
      const keys = mounts(service).filter(([volume]) => volume?.endsWith('-certificate'));
      if (!makes) expect(keys.every(([volume]) => volume === `${name}-certificate`)).toBe(true);
    }
    const made = /^services='(.+)'$/m.exec(text('platform/certificates/make.sh'))?.[1];
    expect(made).toBe('eventstore redis mailpit');
  });

  it('tells the api alone who takes the money, and by which keys', () => {
    const keys = { RAZORPAY_KEY_ID: 'rzp_1', RAZORPAY_KEY_SECRET: 'theirs', RAZORPAY_WEBHOOK_SECRET: 'ours' };
    for (const [name, service] of ours) {
      const given = environment(service, { ...SECRET, ...keys, PAYMENT_PROVIDER: 'razorpay' });
      expect([name, readConfig(given).payments.provider]).toEqual([name, name === 'api' ? 'razorpay' : 'sandbox']);
      expect(Object.keys(given).filter((variable) => variable.startsWith('RAZORPAY_'))).toEqual(
        name === 'api' ? Object.keys(keys) : [],
      );
    }
    const without = { ...SECRET, PAYMENT_PROVIDER: 'razorpay' };
    expect(() => readConfig(environment(services.api as Service, without))).toThrow('RAZORPAY_KEY_SECRET is required');
  });

  it('lets ours write nowhere but to the services, and do nothing that an ordinary process may not', () => {
    for (const [, { read_only, tmpfs, cap_drop, security_opt }] of built)
      expect([read_only, tmpfs, cap_drop, security_opt]).toEqual([
        ...[true, ['/tmp'], ['ALL'], ['no-new-privileges:true']],
      ]);
  });

  it('is what the README says of it', () => {
    const [, section = ''] = /^## In containers\n([\s\S]*?)^#/m.exec(text('README.md')) ?? [];
    const [, command = ''] = /```sh\n(.*docker compose up.*)\n```/.exec(section) ?? [];
    expect([...command.matchAll(/(\w+)=…/g)].map(([, name]) => name)).toEqual(Object.keys(SECRET));
    const scaled = [...command.matchAll(/--scale (\w+)=/g)].map(([, name = '']) => name);
    expect(ours.map(([name]) => name)).toEqual(expect.arrayContaining(scaled));
    const run = [...section.matchAll(/docker compose run --rm (\w+)/g)].map(([, name = '']) => name);
    expect(run.map((name) => services[name]?.profiles)).toEqual([['demo']]);
    const variables = [...section.matchAll(/`([A-Z]+(?:_[A-Z]+)+|PORT)`/g)].map(([, name]) => name);
    expect(variables.filter((name) => !compose.includes(`\${${name}`))).toEqual([]);
    const opened = Object.values(services).flatMap(({ ports = [] }) => ports.map((port) => filled(port, {})));
    expect(opened).toEqual(['3000:3000', '127.0.0.1:8025:8025']);
    expect(section).toContain('http://localhost:8025');
  });

  it('measures where operations.md lets Prometheus ask', () => {
    const [, targets = ''] = /targets: \[(.*)\] \}/.exec(text('docs/operations.md')) ?? [];
    const port = String(environment(services.api as Service, SECRET).METRICS_PORT);
    expect(targets).toBe(ours.map(([name]) => `'${name}:${port}'`).join(', '));
  });

  it('can run each of ours many times', () => {
    for (const [, service] of ours) expect([service.container_name, service.ports]).toEqual([undefined, undefined]);
  });

  it('waits for what is waited for: each has a health to wait for', () => {
    const waits = Object.values(services).flatMap((service) => Object.entries(service.depends_on ?? {}));
    expect(waits.length).toBeGreaterThan(0);
    for (const [name, { condition }] of waits) {
      const ends = services[name]?.restart === 'no';
      expect(condition).toBe(ends ? 'service_completed_successfully' : 'service_healthy');
      const health = services[name]?.healthcheck ?? commandOf(services[name]?.build?.target ?? '', 'HEALTHCHECK')[0];
      expect(ends || health).toBeTruthy();
    }
  });

  it('runs the demo by what is there, where it finds the api at 127.0.0.1 and all else by name', () => {
    expect(text('README.md')).toContain('docker compose run --rm demo');
    const { build, command, network_mode, environment: given } = services.demo as Service;
    expect(linesOf(build?.target ?? '')).toContain('RUN npm run build');
    expect(command).toEqual(['node', 'embedded/dist/demo/main.js']);
    expect(existsSync(`${root}${source(String(command?.[1]))}`)).toBe(true);
    expect([network_mode, services.proxy?.command]).toEqual([
      'service:proxy',
      expect.arrayContaining([`:${given?.PORT}`]),
    ]);
  });

  it('takes its event store from outside: another release, or a KurrentDB, which keeps its data elsewhere', () => {
    const { image = '', volumes, environment: set } = services.eventstore ?? {};
    expect(filled(image, {})).toMatch(/^eventstore\/eventstore:/);
    const kurrent = { EVENTSTORE_IMAGE: 'kurrentplatform/kurrentdb:25.0.0', EVENTSTORE_FOLDER: '/var/lib/kurrentdb' };
    for (const given of Object.entries(kurrent)) expect(compose).toContain(given.join('='));
    expect(filled(image, kurrent)).toBe(kurrent.EVENTSTORE_IMAGE);
    for (const env of [{}, kurrent]) {
      const folder = filled(String(set?.EVENTSTORE_DB), env);
      expect(volumes?.map((volume) => filled(volume, env))).toContain(`eventstore:${folder}`);
    }
  });

  it('names the version of every image, and takes each from outside, so that it may be one by its digest', () => {
    const given = [
      ...Object.values(services).flatMap(({ image }) => image ?? []),
      ...built.map(([, { build }]) => build?.args.NODE_IMAGE ?? ''),
    ];
    expect(new Set(given).size).toBe(5);
    for (const image of given) {
      expect(filled(image, {})).toMatch(/^[\w./-]+:v?\d+\.\d+[\w.-]*$/);
      const [, variable = ''] = /^\$\{(\w+_IMAGE):-/.exec(image) ?? [];
      const pinned = `${filled(image, {})}@sha256:${'0'.repeat(64)}`;
      expect(filled(image, { [variable]: pinned })).toBe(pinned);
      expect(text('docs/operations.md')).toContain(`${variable}=${filled(image, {})}`);
    }
    for (const name of Object.keys(stages)) expect(baseOf(name)).toBe(filled(given.at(-1) ?? '', {}));
  });
});

describe('The Dockerfile', () => {
  it.each(Object.keys(stages))('copies into %s only what exists', (name) => {
    for (const { from, paths } of copies(name)) {
      if (from) expect(Object.keys(stages)).toContain(from);
      const made = [
        ...linesOf(from ?? '')
          .join('\n')
          .matchAll(/ > (\S+)/g),
      ].map(([, file]) => `/sae/${file}`);
      for (const path of paths.slice(0, -1).filter((each) => !made.includes(each)))
        expect([path, existsSync(`${root}${source(path.replace(/^\/sae\/?/, ''))}`)]).toEqual([path, true]);
    }
  });

  it('knows the manifest of every workspace', () => {
    const { workspaces } = JSON.parse(text('package.json')) as { workspaces: string[] };
    const copied = copies('manifests').flatMap(({ paths }) => paths);
    expect(copied).toEqual(expect.arrayContaining(workspaces.map((name) => `${name}/package.json`)));
  });

  it.each(['api', 'projections', 'workers'] as const)(
    'starts %s as the launcher does, and asks how it is, by files that are there',
    (name) => {
      const start = commandOf(name, 'CMD');
      const health = commandOf(name, 'HEALTHCHECK');
      expect([start.slice(2), health.slice(1)]).toEqual([
        [...V8_FLAGS[name], `${name}/dist/bundled/main.js`],
        ['platform/dist/process/health.js', name],
      ]);
      for (const file of [String(start.at(-1)), String(health[1])]) {
        expect(existsSync(`${root}${source(file)}`)).toBe(true);
        expect(copies(name).some(({ paths }) => file.startsWith(`${paths.at(-1)}/`))).toBe(true);
      }
    },
  );

  it.each(['api', 'projections', 'workers'])('runs %s as nobody special', (name) => {
    expect(linesOf(name).findLast((line) => line.startsWith('USER'))).toBe('USER node');
  });

  it('has a Node that the packages take', () => {
    const [major, minor] = (/>=(\d+)\.(\d+)/.exec(engines.node) ?? []).slice(1).map(Number);
    for (const name of Object.keys(stages)) {
      const node = (/^node:(\d+)\.(\d+)-/.exec(baseOf(name)) ?? []).slice(1).map(Number);
      expect(node[0]).toBe(major);
      expect(node[1]).toBeGreaterThanOrEqual(minor ?? Infinity);
    }
  });
});
