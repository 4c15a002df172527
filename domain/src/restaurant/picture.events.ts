import type { DomainEvent } from '../kernel/index.js';

/** In what pictures are stored and served, whatever they were uploaded in. */
export type PictureType = 'image/jpeg' | 'image/png';

/** The book `picture-<restaurantId>-<pictureId>`: one picture, encoded by us. */
export type PictureTaken = DomainEvent<'PictureTaken', { mediaType: PictureType; base64: string }>;
