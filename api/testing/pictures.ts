import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const noise = (length: number): Buffer => {
  let state = 7;
  return Buffer.from(Array.from({ length }, () => (state = (state * 48_271) % 2_147_483_647) & 0xff));
};

/** A picture nobody could compress. */
export const noisy = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp(noise(width * height * channels), { raw: { width, height, channels } });

export const plain = (width = 40, height = 20, background = '#1d4999') =>
  sharp({ create: { width, height, channels: 3, background } });

/** Blue with a hole in it. */
export const withHole = () => sharp({ create: { width: 60, height: 60, channels: 4, background: '#1d499900' } });

/** As heavy as the photo of a dish: colours that go over into others, each time other ones; in these widths. */
export const plate = async (n: number, widths: readonly number[]): Promise<readonly Buffer[]> => {
  const pixels = Buffer.from(Array.from({ length: 16 * 16 * 3 }, (_, at) => (at * (n + 7) * 48_271) % 251));
  const drawn = sharp(pixels, { raw: { width: 16, height: 16, channels: 3 } }).resize(Math.max(...widths));
  const whole = await drawn.png().toBuffer();
  return Promise.all(widths.map((width) => sharp(whole).resize(width).jpeg({ quality: 75 }).toBuffer()));
};

const chunk = (type: string, data: Buffer): Buffer => {
  const content = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, check]);
};

/** A sound PNG of one bit a pixel that says it is so large, and holds that many rows. */
export const blankPng = (width: number, height: number, rows = height): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc(rows * (Math.ceil(width / 8) + 1)));
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([start, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
};

/** The same JPEG, saying that it is 65,500 pixels wide and high. */
export const boastingJpeg = async (): Promise<Buffer> => {
  const jpeg = Buffer.from(await plain().jpeg().toBuffer());
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  jpeg.writeUInt16BE(65_500, frame + 5);
  jpeg.writeUInt16BE(65_500, frame + 7);
  return jpeg;
};

/** A GIF whose picture is repeated as so many frames. */
export const manyFrames = async (frames: number): Promise<Buffer> => {
  const gif = await plain().gif().toBuffer();
  const first = gif.indexOf(Buffer.from([0x21, 0xf9]));
  const [head, frame] = [gif.subarray(0, first), gif.subarray(first, -1)];
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])]);
};

/** Held on its side, with a note on where it was taken and by whom. */
export const photograph = (): Promise<Buffer> =>
  plain(400, 200)
    .withExif({ IFD0: { Copyright: 'SECRET OWNER' }, IFD3: { GPSLatitude: '12/1 58/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

export const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>');
export const script = Buffer.from('<html><script>alert(document.domain)</script></html>');
