import { Injectable } from '@nestjs/common';
import { noPicture, type PictureType } from '@sae/domain/restaurant';
import type { Sharp, SharpConstructor } from 'sharp';
import { Turns } from '../turns.js';

/** A picture as we keep it: our own encoding, with nothing in it but what is seen. */
export interface Encoded {
  readonly mediaType: PictureType;
  readonly bytes: Buffer;
}

/** Enough for a logo on a page and on paper. */
const SIDE = 512;
/** More than any phone's camera has; a picture that claims more is refused before it is unpacked. */
const MOST_PIXELS = 50_000_000;
const SECONDS = 10;

const STARTS: readonly Buffer[] = [
  Buffer.from([0xff, 0xd8, 0xff]),
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  Buffer.from('GIF87a'),
  Buffer.from('GIF89a'),
];
const DECODERS = ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadNsgifBuffer'];

let loading: Promise<SharpConstructor> | undefined;

/** Loaded with the first picture, for most processes see none; it can read nothing but the three kinds. */
const load = (): Promise<SharpConstructor> =>
  (loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({ operation: DECODERS });
    sharp.cache(false);
    sharp.concurrency(1);
    return sharp;
  }));

const hasHoles = (rgba: Buffer): boolean => {
  for (let alpha = 3; alpha < rgba.length; alpha += 4) if (rgba[alpha] !== 255) return true;
  return false;
};

/** Decodes, makes small, and encodes anew: whatever else was in the file is not in the answer. */
@Injectable()
export class PictureEncoder {
  private readonly turns = new Turns({ atOnce: 1, mayWait: 20, code: 'picture/busy' });

  /** @throws Refusal of what is no JPEG, PNG or GIF by its content. */
  async encode(upload: Buffer): Promise<Encoded> {
    if (!STARTS.some((start) => upload.subarray(0, start.length).equals(start))) throw noPicture();
    const sharp = await load();
    return this.turns.take(() => this.again(sharp, upload));
  }

  private async again(sharp: SharpConstructor, upload: Buffer): Promise<Encoded> {
    const { data, info } = await this.pixels(sharp(upload, { limitInputPixels: MOST_PIXELS, failOn: 'error' }));
    const small = sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } });
    // A palette bounds what a picture with holes can weigh: noise in full colour would not fit into one event.
    return hasHoles(data)
      ? { mediaType: 'image/png', bytes: await small.png({ palette: true, effort: 3 }).toBuffer() }
      : { mediaType: 'image/jpeg', bytes: await small.removeAlpha().jpeg({ quality: 85 }).toBuffer() };
  }

  private async pixels(image: Sharp) {
    try {
      return await image
        .timeout({ seconds: SECONDS })
        .autoOrient()
        .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
        .toColourspace('srgb')
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
    } catch {
      // The decoder speaks of a file that is broken, cut off or too large unpacked: for its sender that is one thing.
      throw noPicture();
    }
  }
}
