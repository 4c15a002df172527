import { picturePath } from '../pictures/index.js';

/** In pixels, of a square: a page loads the smallest that is sharp where it is shown. */
export const PHOTO_WIDTHS = [160, 320, 640] as const;

/** The restaurant's pictures that show a dish, one of each width. */
export type Photo = readonly string[];

export const photoIn = ({ photo }: { readonly photo?: Photo | null }): { readonly photo?: Photo } =>
  photo?.length ? { photo } : {};

/** What an `img` says to have the one of them that fits. */
export const photoSources = (restaurantId: number, photo: Photo): { readonly src: string; readonly srcSet: string } => {
  const paths = photo.map((pictureId) => picturePath(restaurantId, pictureId));
  const srcSet = paths.map((path, n) => `${path} ${PHOTO_WIDTHS[n]}w`).join(', ');
  return { src: paths[0] ?? '', srcSet };
};
