import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { UserView } from '@sae/domain/access';
import sharp from 'sharp';
import request from 'supertest';
import {
  blankPng,
  boastingJpeg,
  manyFrames,
  noisy,
  photograph,
  plain,
  script,
  svg,
  withHole,
} from '../../testing/pictures.js';
import { sharedSystem, type System } from '../../testing/system.js';
import { Client, expectStatus, signedInOwner, type FormFile, type Owner } from '../../testing/verbs.js';

const NO_PICTURE = 'Please select a JPEG, PNG, or GIF image';
const fields = { restaurantName: 'Spice Garden', ownerName: 'Asha Rao' };
const MOST = 5_242_880;

let system: System;
let owner: Owner;

beforeAll(async () => {
  system = await sharedSystem();
  owner = await signedInOwner(system);
});
afterAll(() => system.stop());

const upload = (bytes: Buffer, file: Omit<FormFile, 'bytes'> = {}) =>
  owner.api.form('/users/account', { fields, file: { bytes, ...file } });

/** As anybody gets it. */
const served = async (bytes: Buffer, file?: Omit<FormFile, 'bytes'>) => {
  const { profilePicture } = (await upload(bytes, file).then(expectStatus(200))).body as UserView;
  const answer = await request(system.url).get(profilePicture ?? '');
  return { path: profilePicture, answer, bytes: answer.body as Buffer };
};

const padded = (bytes: Buffer, length: number) => Buffer.concat([bytes, Buffer.alloc(length - bytes.length)]);

describe('A picture', () => {
  it('is served to everybody, for ever, and as nothing else', async () => {
    const { path, answer, bytes } = await served(await plain().png().toBuffer());
    expect(path).toMatch(new RegExp(`^/api/pictures/${owner.restaurantId}/[\\da-f]{32}$`));
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none';base-uri 'none';frame-ancestors 'none'",
    });
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 40, height: 20 });
  });

  it.each([
    ['JPEG', () => noisy(900, 300).jpeg().toBuffer(), 'jpeg', 512, 171],
    ['PNG', () => noisy(300, 900).png().toBuffer(), 'jpeg', 171, 512],
    ['PNG of 16 bits', () => noisy(30, 30).toColourspace('rgb16').png().toBuffer(), 'jpeg', 30, 30],
    ['PNG with holes', () => withHole().png().toBuffer(), 'png', 60, 60],
    ['GIF', () => plain().gif().toBuffer(), 'jpeg', 40, 20],
    ['GIF of a thousand frames', () => manyFrames(1_000), 'jpeg', 40, 20],
    ['PNG of 48 million pixels', () => Promise.resolve(blankPng(8_000, 6_000)), 'jpeg', 512, 384],
    ['photograph on its side', photograph, 'jpeg', 200, 400],
    ['JPEG in CMYK', () => noisy(30, 30).toColourspace('cmyk').jpeg().toBuffer(), 'jpeg', 30, 30],
  ])('may be a %s', async (_, make, format, width, height) => {
    const { bytes } = await served(await make(), { name: 'x', type: 'application/octet-stream' });
    expect(await sharp(bytes).metadata()).toMatchObject({ format, width, height });
  });

  it('of noise with holes still fits into one event', async () => {
    const { bytes } = await served(await noisy(1_000, 1_000, 4).png().toBuffer());
    expect(bytes.length).toBeLessThan(400_000);
  });

  it('loses what its camera wrote into it', async () => {
    const original = await photograph();
    expect(original.includes('SECRET OWNER')).toBe(true);
    const { bytes } = await served(original);
    expect(bytes.includes('SECRET')).toBe(false);
    expect(await sharp(bytes).metadata()).not.toHaveProperty('exif');
  });

  it.each([
    ['JPEG', () => plain().jpeg().toBuffer()],
    ['PNG', () => plain().png().toBuffer()],
    ['GIF', () => plain().gif().toBuffer()],
  ])('that is a %s and a script at once is only a picture afterwards', async (_, make) => {
    const { answer, bytes } = await served(Buffer.concat([await make(), script]), {
      name: 'x.html',
      type: 'text/html',
    });
    expect(answer.headers['content-type']).toBe('image/jpeg');
    expect(bytes.includes('script')).toBe(false);
  });

  it('may weigh 5 MB, and not a byte more', async () => {
    const jpeg = await plain().jpeg().toBuffer();
    expect((await upload(padded(jpeg, MOST))).status).toBe(200);
    for (const length of [MOST + 1, MOST + 50_000, 6_000_000, 20_000_000]) {
      const answer = await upload(padded(jpeg, length));
      expect(answer.status).toBe(413);
      expect(answer.body).toMatchObject({ message: 'File size must be less than 5MB', code: 'picture/too-large' });
    }
  });

  it('is kept once, however often it comes', async () => {
    const bytes = await noisy(50, 50).png().toBuffer();
    const { path } = await served(bytes);
    const head = await system.log.head();
    expect((await served(bytes, { name: 'again.gif' })).path).toBe(path);
    expect(await system.log.head()).toBe(head);
  });
});

describe('Refused, and nothing written, is', () => {
  const cut = async (bytes: Promise<Buffer>) => (await bytes).subarray(0, (await bytes).length / 2);
  it.each<readonly [string, () => Buffer | Promise<Buffer>]>([
    ['nothing under a name', () => Buffer.alloc(0)],
    ['text', () => Buffer.from('just words')],
    ['an SVG that calls itself PNG', () => svg],
    ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj')],
    ['a page', () => script],
    ['a script that begins like a GIF', () => Buffer.from('GIF89a/*\0\0\0\0\0*/=1;alert(1)')],
    ['a WebP', () => plain().webp().toBuffer()],
    ['a TIFF', () => plain().tiff().toBuffer()],
    ['an AVIF', () => plain().avif().toBuffer()],
    ['only the beginning of a PNG', () => blankPng(9, 9).subarray(0, 8)],
    ['half a JPEG', () => cut(noisy(200, 200).jpeg().toBuffer())],
    ['half a PNG', () => cut(noisy(200, 200).png().toBuffer())],
    ['half a GIF', () => cut(noisy(200, 200).gif().toBuffer())],
    ['a PNG of 16000 times 16000 pixels', () => blankPng(16_000, 16_000)],
    ['a tiny PNG that claims to be huge', () => blankPng(60_000, 60_000, 1)],
    ['a JPEG that claims to be huge', boastingJpeg],
  ])('%s', async (_, make) => {
    const bytes = await make();
    const head = await system.log.head();
    const answer = await upload(bytes);
    expect(answer.status).toBe(415);
    expect(answer.body).toMatchObject({ code: 'picture/type', message: NO_PICTURE });
    expect(await system.log.head()).toBe(head);
  });
});

describe('No picture is found', () => {
  it.each([
    '/pictures/123456789/0123456789abcdef0123456789abcdef',
    '/pictures/x/0123456789abcdef0123456789abcdef',
    '/pictures/123456789/1',
    '/pictures/123456789/..%2f..%2fetc%2fpasswd',
  ])('at %s', async (path) => {
    const { status, headers } = await request(system.url).get(`/api${path}`);
    expect(status).toBe(404);
    expect(headers['cache-control']).toBe('no-store');
  });
  it('of ours under another restaurant’s number', async () => {
    const { path } = await served(await plain().png().toBuffer());
    const other = (path ?? '').replace(String(owner.restaurantId), '987654321');
    expect((await request(system.url).get(other)).status).toBe(404);
  });
});

it('may be uploaded twenty times an hour', async () => {
  const { token } = await signedInOwner(system);
  const api = new Client(await system.addNode({ limitsRequests: true }), token);
  const bytes = await plain().png().toBuffer();
  const answers: number[] = [];
  for (let n = 0; n < 21; n += 1) answers.push((await api.form('/users/account', { fields, file: { bytes } })).status);
  expect(answers).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  expect((await api.form('/users/account', { fields })).status).toBe(200);
});
