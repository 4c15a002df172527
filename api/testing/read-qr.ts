import jsQR from 'jsqr';
import sharp from 'sharp';

// The api, in the same process, has forbidden whatever is no picture that owners upload.
const SVG = ['VipsForeignLoadSvg'];

/** What a camera reads in a picture, or in one given as a data address; null when it finds no code. */
export const readQr = async (picture: Buffer | string): Promise<string | null> => {
  const bytes = typeof picture === 'string' ? Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64') : picture;
  sharp.unblock({ operation: SVG });
  const { data, info } = await sharp(bytes).resize(300).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? null;
};
