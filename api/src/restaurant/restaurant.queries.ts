import { restaurantDetails, type Seller } from '@sae/domain/billing';
import { Refusal } from '@sae/domain/kernel';
import { pictureBook, pictureKey, type PictureTaken } from '@sae/domain/pictures';
import type { Submission } from '@sae/domain/restaurant';
import { Log, type LoggedEvent } from '@sae/platform/log';
import { AccessReader } from '@sae/projections/models/access';
import { query } from '../kernel/bus.js';
import type { Encoded } from './picture-encoder.js';

/** The restaurant as its receipts name it. */
export const details = query([], () => (seller: Seller) => restaurantDetails(seller));

/** Asked by guests, who have no token: so the restaurant stands in the question. */
export const submitDisabled = query([AccessReader], (reader) => async (restaurantId: unknown): Promise<Submission> => {
  if (typeof restaurantId !== 'string' || !/^[1-9]\d{0,14}$/.test(restaurantId))
    throw new Refusal('invalid', 'request/invalid', 'Invalid restaurant ID. Please try again.');
  const access = await reader.of(Number(restaurantId));
  if (!access?.isVerified) throw new Refusal('not-found', 'restaurant/not-found', 'Restaurant not found');
  return { isSubmitDisabled: access.isSubmitDisabled };
});

/** A restaurant's picture, straight from the log: guests see it, so nobody need say who they are. */
export const picture = query([Log], (log) => async (restaurantId: number, pictureId: string): Promise<Encoded> => {
  const stream = `${pictureBook.category}-${pictureKey(restaurantId, pictureId)}`;
  const [taken] = /^[\da-f]{32}$/.test(pictureId) ? await log.read(stream, { maxCount: 1 }) : [];
  if (!taken) throw new Refusal('not-found', 'picture/not-found', 'Not found');
  const { mediaType, base64 } = (taken as LoggedEvent<PictureTaken>).data;
  return { mediaType, bytes: Buffer.from(base64, 'base64') };
});
