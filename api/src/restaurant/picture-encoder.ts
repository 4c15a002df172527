import { fileURLToPath } from 'node:url';
import { Injectable } from '@nestjs/common';
import { PHOTO_WIDTHS } from '@sae/domain/menu';
import { noPicture, type PictureType } from '@sae/domain/pictures';
import { bounded } from '../kernel/bounded.js';
import { boundedProcess, NONE_OF_IT, type ProcessLimits } from '../kernel/bounded-process.js';

/** As it is compiled, also when this file is not. */
const SCRIPT = fileURLToPath(new URL('../../dist/restaurant/encode-picture.js', import.meta.url));
const encodeAs = (kind: 'logo' | 'photo', ...widths: readonly number[]) =>
  ['--max-old-space-size=64', SCRIPT, String(NONE_OF_IT), kind, ...widths.map(String)] as const;

/** A picture as we keep it: our own encoding, with nothing in it but what is seen. */
export interface Encoded {
  readonly mediaType: PictureType;
  readonly bytes: Buffer;
}

const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const STARTS: readonly Buffer[] = [
  JPEG,
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  Buffer.from('GIF87a'),
  Buffer.from('GIF89a'),
];
const startsWith = (bytes: Buffer, start: Buffer) => bytes.subarray(0, start.length).equals(start);

/** Each stands behind its length. */
const picturesIn = (made: Buffer): readonly Buffer[] => {
  const pictures: Buffer[] = [];
  for (let at = 0; at < made.length;) {
    const end = at + 4 + made.readUInt32BE(at);
    pictures.push(made.subarray(at + 4, end));
    at = end;
  }
  return pictures;
};

/** A photograph of 50 million pixels takes a third of the memory and of the time. */
const LIMITS: ProcessLimits = { megabytes: 600, seconds: 6, patienceSeconds: 30 };

/** Decodes, makes small, and encodes anew: whatever else was in the file is not in the answer. */
@Injectable()
export class PictureEncoder {
  private readonly inTurn = bounded({ atOnce: 1, mayWait: 20, code: 'picture/busy' });

  /** All of it, on a page and on paper. @throws Refusal */
  async logo(upload: Buffer, limits = LIMITS): Promise<Encoded> {
    const [logo] = await this.encoded(encodeAs('logo'), upload, limits);
    if (!logo) throw noPicture();
    return logo;
  }

  /** Its middle, a square of each width. @throws Refusal */
  photo(upload: Buffer): Promise<readonly Encoded[]> {
    return this.encoded(encodeAs('photo', ...PHOTO_WIDTHS), upload, LIMITS);
  }

  /** @throws Refusal of what is no JPEG, PNG or GIF by its content, or takes more than a picture needs. */
  private async encoded(encode: readonly string[], upload: Buffer, limits: ProcessLimits): Promise<readonly Encoded[]> {
    if (!STARTS.some((start) => startsWith(upload, start))) throw noPicture();
    const { is, bytes } = await this.inTurn(() => boundedProcess(encode, upload, limits));
    if (is !== 'made') throw noPicture();
    return picturesIn(bytes).map((picture) => ({
      mediaType: startsWith(picture, JPEG) ? 'image/jpeg' : 'image/png',
      bytes: picture,
    }));
  }
}
