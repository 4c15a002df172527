import { expect, it } from '@jest/globals';
import { photoIn, photoSources } from './photo.js';

it('A photo is loaded as wide as it is shown', () =>
  expect(photoSources(7, ['a', 'b', 'c'])).toEqual({
    src: '/api/pictures/7/a',
    srcSet: '/api/pictures/7/a 160w, /api/pictures/7/b 320w, /api/pictures/7/c 640w',
  }));

it.each([undefined, null, []])('%j is none', (photo) => expect(photoIn({ photo })).toEqual({}));
