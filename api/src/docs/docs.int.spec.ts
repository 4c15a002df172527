import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { logger } from '@sae/platform/logging';
import { Validator } from '@seriousme/openapi-schema-validator';
import request from 'supertest';
import { freePort } from '../../../platform/testing/redis.js';
import { type Document } from '../../testing/reference.js';
import { sharedSystem, type System } from '../../testing/system.js';
import { AppModule } from '../app.module.js';
import { openConnections } from '../kernel/connections.js';
import { fastifyAdapter } from '../http/fastify.js';
import { Configuration } from '../kernel/configuration.js';
import { startApi } from '../start-api.js';

let system: System;
let document: Document & { components: { schemas: Record<string, object> } };

beforeAll(async () => {
  system = await sharedSystem();
  document = (await request(system.url).get('/api/docs-json')).body as typeof document;
});
afterAll(() => system.stop());

/** The routes Fastify has under /api, as it is told of them. */
const routesServed = async (): Promise<string[]> => {
  const configuration = new Configuration(system.config);
  const connections = await openConnections(configuration, system.clock, logger('api'));
  const parts = AppModule.of({ configuration, clock: system.clock, connections, logger: logger('api') });
  const app = await NestFactory.create<NestFastifyApplication>(parts, fastifyAdapter(), { logger: false });
  app.setGlobalPrefix('api');
  const routes: string[] = [];
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRoute', ({ method, url }) => {
      for (const verb of [method].flat())
        if (verb !== 'HEAD')
          routes.push(`${verb.toLowerCase()} ${url.replace(/^\/api/, '').replace(/:(\w+)/g, '{$1}')}`);
    });
  await app.init();
  await app.close();
  await connections.close();
  return routes;
};

const operations = () =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ name: `${method} ${path}`, ...operation })),
  );

describe('The reference', () => {
  it('names every route there is, and no other', async () => {
    const served = (await routesServed()).filter((route) => !route.endsWith('*'));
    expect(served.length).toBeGreaterThan(20);
    expect(
      operations()
        .map(({ name }) => name)
        .sort(),
    ).toEqual([...new Set(served)].sort());
  });

  it('says of each what it is for, what it answers, and what it refuses', () => {
    const untold = operations().filter(({ responses, ...operation }) => {
      const statuses = Object.keys(responses);
      const { summary, ...asked } = operation as { summary?: string; parameters?: object[]; security?: object[] };
      const typed = Object.values(responses).every((answer) => '$ref' in answer || 'content' in answer);
      // Who asks everybody's question with nothing in it cannot ask it wrongly.
      const mayRefuse = 'requestBody' in asked || !!asked.parameters?.length || asked.security?.length !== 0;
      const says = (isOf: (status: string) => boolean) => statuses.some(isOf);
      return !summary || !typed || !says((it) => it < '300') || (mayRefuse && !says((it) => it >= '400'));
    });
    expect(untold.map(({ name }) => name)).toEqual([]);
  });

  it('has a limit for whatever is open to everybody', () => {
    const open = operations().filter((operation) => (operation as { security?: object[] }).security?.length === 0);
    expect(open.length).toBeGreaterThan(10);
    expect(open.filter(({ responses }) => !('429' in responses)).map(({ name }) => name)).toEqual([]);
  });

  it('is OpenAPI, and each of its references leads somewhere', async () => {
    expect(await new Validator().validate(structuredClone(document) as never)).toEqual({ valid: true });
    const refs = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)];
    const missing = refs.filter(([, kind = '', name = '']) => !(document.components as never)[kind]?.[name]);
    expect(refs.length).toBeGreaterThan(100);
    expect(missing).toEqual([]);
  });
});

describe('Its page', () => {
  it('uses what comes from here and nothing else', async () => {
    const { status, headers, text } = await request(system.url).get('/api/docs');
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(headers['content-security-policy']).toContain("default-src 'none';script-src 'self'");
    const files = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file = '']) => file);
    expect(files.length).toBeGreaterThan(3);
    for (const file of files.filter((name) => name.startsWith('/api')))
      expect((await request(system.url).get(file)).status).toBe(200);
    expect(files.every((file) => file.startsWith('/'))).toBe(true);
  });
  it('is not there where the API is not to be described', async () => {
    const configuration = new Configuration({ ...system.config, port: await freePort(), servesDocs: false });
    const silent = await startApi(configuration, logger('api'), system.clock);
    try {
      for (const path of ['docs', 'docs-json', 'docs/docs.js'])
        expect((await request(`http://127.0.0.1:${silent.port}`).get(`/api/${path}`)).status).toBe(404);
    } finally {
      await silent.stop();
    }
  });
  it('has no other files', async () => {
    for (const name of ['swagger-ui.js', 'package.json', '..%2fpackage.json', 'index.js', 'constructor'])
      expect((await request(system.url).get(`/api/docs/${name}`)).status).toBe(404);
  });
});
