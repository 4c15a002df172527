import { buffer } from 'node:stream/consumers';
import type { Sharp } from 'sharp';
import sharp from 'sharp';

/*
 * A process of its own, for one picture: from its input to its output. It is started with little memory and little
 * time, for what a decoder makes of a file that means harm is its own affair (docs/decisions/0043). Its argument is what
 * it ends with when it was given no picture.
 */

/** Enough for a logo on a page and on paper. */
const SIDE = 512;
/** More than any phone's camera has; a picture that claims more is refused by its header, before it is unpacked. */
const MOST_SIDE = 8_192;
const MOST_PIXELS = 50_000_000;

const DECODERS = ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadNsgifBuffer'];

/** It can read nothing but the three kinds. */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: DECODERS });
sharp.cache(false);
sharp.concurrency(1);

const hasHoles = (rgba: Buffer): boolean => {
  for (let alpha = 3; alpha < rgba.length; alpha += 4) if (rgba[alpha] !== 255) return true;
  return false;
};

/** Nothing is unpacked for this. */
const refuseTooLarge = async (image: Sharp): Promise<void> => {
  const { width, height } = await image.metadata();
  if (width > MOST_SIDE || height > MOST_SIDE) throw new Error(`${width} × ${height} pixels`);
};

const pixelsOf = async (upload: Buffer) => {
  const image = sharp(upload, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
  await refuseTooLarge(image);
  return image
    .autoOrient()
    .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
};

const encoded = async (upload: Buffer): Promise<Buffer> => {
  const { data, info } = await pixelsOf(upload);
  const small = sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } });
  // A palette bounds what a picture with holes can weigh: noise in full colour would not fit into one event.
  return hasHoles(data)
    ? small.png({ palette: true, effort: 3 }).toBuffer()
    : small.removeAlpha().jpeg({ quality: 85 }).toBuffer();
};

try {
  process.stdout.write(await encoded(await buffer(process.stdin)));
} catch {
  // The decoder speaks of a file that is broken, cut off or too large unpacked: for its sender that is one thing.
  process.exitCode = Number(process.argv[2]);
}
