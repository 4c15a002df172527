import { beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { blankPng } from '../../testing/pictures.js';
import { PictureEncoder } from './picture-encoder.js';

const NO_PICTURE = 'Please select a JPEG, PNG, or GIF image';
const MB = 1024;

const encoder = new PictureEncoder();

describe('A picture is encoded in a process of its own', () => {
  let heavy: Buffer;

  beforeAll(async () => {
    const create = { width: 8_000, height: 6_000, channels: 3, background: '#1d4999' } as const;
    // To be shown line by line all of it is unpacked first.
    heavy = await sharp({ create }).png({ progressive: true }).toBuffer();
  });

  const enough = { megabytes: 600, seconds: 20, patienceSeconds: 60 };

  it('that ends with it', async () => {
    expect(await encoder.logo(heavy, enough)).toMatchObject({ mediaType: 'image/jpeg' });
  });

  it.each([
    ['more memory than it is given', { ...enough, megabytes: 200 }],
    ['more time than it is given', { ...enough, patienceSeconds: 0.05 }],
    ['more of the processor than it is given', { ...enough, seconds: 0 }],
  ])('and refused when it takes %s', async (_, limits) => {
    await expect(encoder.logo(heavy, limits)).rejects.toThrow(NO_PICTURE);
  });

  it.each([
    ['49,000,000 × 1', blankPng(49_000_000, 1, 0)],
    ['1 × 49,000,000', blankPng(1, 49_000_000, 0)],
    ['8,193 × 100', blankPng(8_193, 100)],
    ['100 × 8,193', blankPng(100, 8_193)],
  ])('and refused by its header when it claims to be %s', async (_, claims) => {
    const before = process.resourceUsage().maxRSS;
    await expect(encoder.logo(claims, enough)).rejects.toThrow(NO_PICTURE);
    expect(process.resourceUsage().maxRSS - before).toBeLessThan(50 * MB);
  });
});
