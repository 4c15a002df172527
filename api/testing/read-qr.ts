import jsQR from 'jsqr';
import sharp from 'sharp';

/** What a camera reads in a picture given as a data address; null when it finds no code. */
export const readQr = async (qrCode: string): Promise<string | null> => {
  const picture = Buffer.from(qrCode.slice(qrCode.indexOf(',') + 1), 'base64');
  const { data, info } = await sharp(picture).resize(300).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? null;
};
