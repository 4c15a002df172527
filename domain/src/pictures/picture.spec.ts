import { describe, it } from '@jest/globals';
import { sentences } from '../../testing/given.js';
import { pictureBook } from './picture.js';

describe('TakePicture', () => {
  const { given } = sentences(pictureBook);
  const picture = { mediaType: 'image/png', base64: 'iVBORw0KGgo=' } as const;
  const take = { type: 'TakePicture', ...picture } as const;
  it('keeps the picture', () => given().when(take).then({ type: 'PictureTaken', data: picture }));
  it('keeps it once', () => given({ type: 'PictureTaken', data: picture }).when(take).thenNothing());
});
