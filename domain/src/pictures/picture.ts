import { decider, Refusal, type Command, type DomainEvent } from '../kernel/index.js';

/** A picture that is uploaded. */
export const PICTURE = {
  maxBytes: 5 * 1024 * 1024,
  types: ['image/jpeg', 'image/png', 'image/gif'],
} as const;

export const NO_PICTURE = 'Please select a JPEG, PNG, or GIF image';
export const LARGE_PICTURE = 'File size must be less than 5MB';

export const noPicture = () => new Refusal('wrong-type', 'picture/type', NO_PICTURE);
export const largePicture = () => new Refusal('too-large', 'picture/too-large', LARGE_PICTURE);

/** Where a picture is served; its id comes from its content, so what is there never changes. */
export const picturePath = (restaurantId: number, pictureId: string): string =>
  `/api/pictures/${restaurantId}/${pictureId}`;

/** The book `picture-<restaurantId>-<pictureId>`: the same picture again is the one that is there. */
export const pictureBook = decider<
  { readonly isTaken: boolean },
  Command<'TakePicture'> & { readonly mediaType: PictureType; readonly base64: string },
  PictureTaken
>({
  category: 'picture',
  initial: { isTaken: false },
  on: { PictureTaken: () => ({ isTaken: true }) },
  when: {
    TakePicture: ({ mediaType, base64 }, { isTaken }) =>
      isTaken ? [] : [{ type: 'PictureTaken', data: { mediaType, base64 } }],
  },
});

export const pictureKey = (restaurantId: number, pictureId: string): string => `${restaurantId}-${pictureId}`;

/** In what pictures are stored and served, whatever they were uploaded in. */
export type PictureType = 'image/jpeg' | 'image/png';

/** The book `picture-<restaurantId>-<pictureId>`: one picture, encoded by us. */
export type PictureTaken = DomainEvent<'PictureTaken', { mediaType: PictureType; base64: string }>;
