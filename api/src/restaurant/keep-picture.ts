import { createHash } from 'node:crypto';
import { pictureBook, pictureKey } from '@sae/domain/pictures';
import { withoutKey, type RequestContext } from '@sae/platform/log';
import type { Decisions } from '../kernel/decisions.js';
import type { Encoded } from './picture-encoder.js';

/** The same picture has the same id, so keeping it again changes nothing. */
export const keepPicture = async (
  decisions: Decisions,
  restaurantId: number,
  { mediaType, bytes }: Encoded,
  by: RequestContext,
): Promise<string> => {
  const pictureId = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  const take = { type: 'TakePicture', mediaType, base64: bytes.toString('base64') } as const;
  await decisions.make(pictureBook, pictureKey(restaurantId, pictureId), take, withoutKey(by));
  return pictureId;
};
