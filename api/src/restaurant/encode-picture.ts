import { buffer } from 'node:stream/consumers';
import type { ResizeOptions, Sharp } from 'sharp';
import sharp from 'sharp';

/*
 * A process of its own, for one picture: from its input to its output. It is started with little memory and little
 * time, for what a decoder makes of a file that means harm is its own affair (docs/decisions/0042). Its arguments are what
 * it ends with when it was given no picture, what is made of it, and in which widths.
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

const pixelsOf = async (upload: Buffer, size: ResizeOptions) => {
  const image = sharp(upload, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
  await refuseTooLarge(image);
  return image
    .autoOrient()
    .resize(size)
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
};

const logo = async (upload: Buffer): Promise<Buffer> => {
  const size: ResizeOptions = { width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true };
  const { data, info } = await pixelsOf(upload, size);
  const small = sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } });
  // A palette bounds what a picture with holes can weigh: noise in full colour would not fit into one event.
  return hasHoles(data)
    ? small.png({ palette: true, effort: 3 }).toBuffer()
    : small.removeAlpha().jpeg({ quality: 85 }).toBuffer();
};

/** Squares, so that nothing moves on a page before they are there. */
const photo = async (upload: Buffer, widths: readonly number[]): Promise<readonly Buffer[]> => {
  const most = Math.max(...widths);
  const { data } = await pixelsOf(upload, { width: most, height: most, fit: 'cover' });
  const whole = () => sharp(data, { raw: { width: most, height: most, channels: 4 } });
  return Promise.all(
    widths.map((width) =>
      whole().flatten({ background: '#fff' }).resize(width).jpeg({ quality: 75, mozjpeg: true }).toBuffer(),
    ),
  );
};

const behindItsLength = (picture: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(picture.length);
  return Buffer.concat([length, picture]);
};

const [none, kind, ...widths] = process.argv.slice(2);
try {
  const upload = await buffer(process.stdin);
  const pictures = kind === 'photo' ? await photo(upload, widths.map(Number)) : [await logo(upload)];
  process.stdout.write(Buffer.concat(pictures.map(behindItsLength)));
} catch {
  // The decoder speaks of a file that is broken, cut off or too large unpacked: for its sender that is one thing.
  process.exitCode = Number(none);
}
