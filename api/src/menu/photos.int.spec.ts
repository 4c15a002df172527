import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { GuestMenuItemView, GuestTableView } from '@sae/domain/guests';
import { PHOTO_WIDTHS, photoSources, type MenuItemView } from '@sae/domain/menu';
import sharp from 'sharp';
import request from 'supertest';
import { payableOwner, scanned } from '../../testing/guests.js';
import { noisy, photograph, plain, svg, withHole } from '../../testing/pictures.js';
import { sharedSystem, type System } from '../../testing/system.js';
import { addMenu, expectStatus, signedInOwner, type Owner } from '../../testing/verbs.js';

let system: System;
let owner: Owner;
let dish: MenuItemView;

beforeAll(async () => {
  system = await sharedSystem();
  owner = await payableOwner(system);
  [dish] = (await addMenu(owner)) as [MenuItemView];
});
afterAll(() => system.stop());

const path = () => `/menu/${dish.id}/photo`;
const sent = (bytes: Buffer, { api }: Owner = owner, key: string = randomUUID()) =>
  api.form(path(), { file: { bytes, field: 'photo', name: 'x.jpg' }, headers: { 'idempotency-key': key } });
const photographed = async (bytes: Buffer) => (await sent(bytes).then(expectStatus(200))).body as MenuItemView;
const listed = async () => (await owner.api.get(`/menu/${dish.id}`).then(expectStatus(200))).body as MenuItemView;
const served = (pictureId: string) => request(system.url).get(`/api/pictures/${owner.restaurantId}/${pictureId}`);
const events = async () => (await system.log.read(`menu-${owner.restaurantId}`)).length;

describe('A photo of a dish', () => {
  it('is served as squares of each width, for ever, as guests are told them', async () => {
    const { photo = [] } = await photographed(await noisy(900, 700).jpeg().toBuffer());
    expect(photo).toHaveLength(PHOTO_WIDTHS.length);
    for (const [n, width] of PHOTO_WIDTHS.entries()) {
      const { headers, body } = await served(photo[n]!);
      expect(headers).toMatchObject({
        'content-type': 'image/jpeg',
        'cache-control': 'public, max-age=31536000, immutable',
      });
      expect(await sharp(body as Buffer).metadata()).toMatchObject({ format: 'jpeg', width, height: width });
    }
    const phone = await scanned(owner, 4);
    const table = (await phone.get().then(expectStatus(200))).body as GuestTableView;
    const menu = (await phone.get('/menu').then(expectStatus(200))).body as GuestMenuItemView[];
    const { src } = photoSources(table.restaurantId, menu.find(({ id }) => id === dish.id)?.photo ?? []);
    expect((await request(system.url).get(src)).status).toBe(200);
  });

  it('loses what its camera wrote into it, and stands upright on white', async () => {
    const { photo: [small = ''] = [] } = await photographed(await photograph());
    expect(((await served(small)).body as Buffer).includes('SECRET')).toBe(false);
    const { photo: [ofHoles = ''] = [] } = await photographed(await withHole().png().toBuffer());
    const { dominant } = await sharp((await served(ofHoles)).body as Buffer).stats();
    expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240);
  });

  it('of noise still fits into one event', async () => {
    const { photo = [] } = await photographed(await noisy(1_000, 1_000).png().toBuffer());
    expect(((await served(photo.at(-1)!)).body as Buffer).length).toBeLessThan(500_000);
  });

  it('stays when the dish is changed, switched, deleted and restored', async () => {
    const item = await photographed(await plain(80, 80).jpeg().toBuffer());
    const { photo } = item;
    const { body } = await owner.api.put(`/menu/${dish.id}`, { ...item, price: 77 }).then(expectStatus(200));
    expect(body).toEqual({ ...item, price: 77 });
    expect(await listed()).toEqual(body);
    const { photo: _, isEnabled: __, id: ___, ...written } = item;
    await owner.api.put(`/menu/${dish.id}`, written).then(expectStatus(200));
    await owner.api.put(`/menu/${dish.id}/toggle`).then(expectStatus(200));
    await owner.api.delete(`/menu/${dish.id}`).then(expectStatus(200));
    expect((await owner.api.put(`/menu/${dish.id}/restore`).then(expectStatus(200))).body).toMatchObject({ photo });
    await owner.api.put(`/menu/${dish.id}/toggle`).then(expectStatus(200));
    expect(await listed()).toEqual(item);
  });

  it('sent again is the same, and writes nothing', async () => {
    const bytes = await plain(90, 90).jpeg().toBuffer();
    const key = randomUUID();
    const first = (await sent(bytes, owner, key).then(expectStatus(200))).body as MenuItemView;
    const before = await events();
    expect((await sent(bytes, owner, key).then(expectStatus(200))).body).toEqual(first);
    expect(await photographed(bytes)).toEqual(first);
    expect(await events()).toBe(before);
  });

  it('is taken away', async () => {
    await photographed(await plain().jpeg().toBuffer());
    const { body } = await owner.api.delete(path()).then(expectStatus(200));
    expect(body).not.toHaveProperty('photo');
    expect(await listed()).toEqual(body);
    expect((await owner.api.delete(path()).then(expectStatus(200))).body).toEqual(body);
  });

  it.each([
    ['no picture', () => Promise.resolve(svg), 415, 'Please select a JPEG, PNG, or GIF image'],
    [
      'half of one',
      async () => (await noisy(300, 300).jpeg().toBuffer()).subarray(0, 4_000),
      415,
      'Please select a JPEG, PNG, or GIF image',
    ],
    [
      'more than five megabytes',
      () => Promise.resolve(Buffer.alloc(6_000_000, 1)),
      413,
      'File size must be less than 5MB',
    ],
  ])('that is %s is refused', async (_, make, status, message) => {
    const before = await events();
    const { body } = await sent(await make()).then(expectStatus(status));
    expect(body).toMatchObject({ message });
    expect(await events()).toBe(before);
  });

  it('is needed', async () => {
    const { body } = await owner.api.form(path(), { fields: { of: 'menu' } }).then(expectStatus(415));
    expect(body).toMatchObject({ message: 'Please select a JPEG, PNG, or GIF image' });
  });

  it('is of a dish on the own menu, or of none', async () => {
    const stranger = await signedInOwner(system);
    await sent(await plain().jpeg().toBuffer(), stranger).then(expectStatus(404));
    await stranger.api.delete(path()).then(expectStatus(404));
    const { photo: [small = ''] = [] } = await photographed(await plain(33, 33).jpeg().toBuffer());
    await request(system.url).get(`/api/pictures/${stranger.restaurantId}/${small}`).expect(404);
  });
});
