import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PaymentConfig } from '@sae/platform/config';
import { fastify, type FastifyInstance } from 'fastify';
import { serveUi } from './static-ui.js';

const page = `<!doctype html><title>SAE</title>${' '.repeat(2000)}`;
const guestPage = `<!doctype html><title>Your table</title>${' '.repeat(2000)}`;
let folder: string;
let server: FastifyInstance;

const served = async (payments: PaymentConfig) => {
  const made = fastify();
  await serveUi(made, folder, { publicUrl: 'https://sae.example', payments });
  await made.ready();
  return made;
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sae-ui-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(join(folder, 'index.html.br'), brotliCompressSync(page));
  writeFileSync(join(folder, 'index.html.gz'), gzipSync(page));
  writeFileSync(join(folder, 'guest.html'), guestPage);
  writeFileSync(join(folder, 'guest.html.br'), brotliCompressSync(guestPage));
  writeFileSync(join(folder, '.tsbuildinfo'), '{}');
  writeFileSync(join(folder, 'assets', 'index-a1b2.js'), 'export {};');
  writeFileSync(join(folder, 'logo.png'), Buffer.from([0x89, 0x50]));
  server = await served({ provider: 'sandbox' });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers });

describe('The UI', () => {
  it.each(['/app/', '/app/index.html', '/app/orders', '/app/deep/er?x=1'])('shows its page at %s', async (url) => {
    const { statusCode, headers, body } = await get(url);
    expect([statusCode, body]).toEqual([200, page]);
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
  });

  it.each(['/app/t/abcdefghijklmnopqrstuv', '/app/t/abcdefghijklmnopqrstuv/', '/app/t/old?x=1'])(
    'shows guests theirs at %s',
    async (url) => {
      const { statusCode, headers, rawPayload } = await get(url, { 'accept-encoding': 'br' });
      expect([statusCode, brotliDecompressSync(rawPayload).toString()]).toEqual([200, guestPage]);
      expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
      expect(headers['content-security-policy']).toContain("default-src 'self'");
    },
  );

  it('may be told nothing from elsewhere', async () => {
    const { headers } = await get('/app/');
    expect((await get('/app/t/abcdefghijklmnopqrstuv')).headers['content-security-policy']).toBe(
      headers['content-security-policy'],
    );
    expect(headers['content-security-policy']).toBe(
      "default-src 'self';style-src 'self' 'unsafe-inline';img-src 'self' data: blob:;connect-src 'self' " +
        "wss://sae.example;object-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'none'",
    );
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
  });

  it('may load Razorpay’s Checkout where Razorpay takes the money, and nothing else', async () => {
    const keys = { keyId: 'rzp_test_1', keySecret: 'secret', webhookSecret: 'secret' };
    const url = 'https://api.razorpay.com';
    const checkoutUrl = 'https://checkout.razorpay.com/v1/checkout.js';
    const paid = await served({ provider: 'razorpay', ...keys, url, checkoutUrl });
    const { headers } = await paid.inject({ url: '/app/payment' });
    const guests = await paid.inject({ url: '/app/t/abcdefghijklmnopqrstuv' });
    await paid.close();
    expect(guests.headers['content-security-policy']).not.toContain('razorpay');
    expect(guests.headers).toMatchObject({ 'referrer-policy': 'no-referrer' });
    expect(headers['content-security-policy']).toBe(
      "default-src 'self';script-src 'self' https://checkout.razorpay.com;frame-src 'self' https://api.razorpay.com;" +
        "style-src 'self' 'unsafe-inline';img-src 'self' data: blob:;connect-src 'self' wss://sae.example;" +
        "object-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'none'",
    );
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect((await get('/app/')).headers).toMatchObject({ 'cross-origin-opener-policy': 'same-origin' });
  });

  it('keeps for ever what is named by its content', async () => {
    const { headers, body } = await get('/app/assets/index-a1b2.js');
    expect(body).toBe('export {};');
    expect(headers).toMatchObject({
      'content-type': 'application/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('travels compressed to whoever takes %s', async (accepted, encoding, unpack) => {
    const { headers, rawPayload } = await get('/app/orders', { 'accept-encoding': accepted });
    expect(headers).toMatchObject({
      'content-encoding': encoding,
      'content-type': 'text/html; charset=utf-8',
      vary: 'accept-encoding',
    });
    expect(unpack(rawPayload).toString()).toBe(page);
  });

  it('travels as it is where nothing is gained', async () => {
    const { statusCode, headers } = await get('/app/logo.png', { 'accept-encoding': 'gzip, br' });
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
    expect(headers).not.toHaveProperty('content-encoding');
  });

  it('travels only when it has changed', async () => {
    const { headers } = await get('/app/');
    const again = await get('/app/', { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it.each([
    '/app/assets/none.js',
    '/app/none.png',
    '/app/assets',
    '/app/assets/',
    '/app/.tsbuildinfo',
    '/app/assets/%2e%2e/%2e%2e/package.json',
  ])('has no %s', async (url) => {
    const { statusCode, headers } = await get(url, { 'accept-encoding': 'gzip, br' });
    expect(statusCode).toBe(404);
    expect(headers['cache-control'] ?? '').not.toContain('immutable');
  });
});
