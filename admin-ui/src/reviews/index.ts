import { lazy } from 'react';

export const reviews = {
  name: 'reviews',
  list: lazy(() => import('./ReviewList.js').then((module) => ({ default: module.ReviewList }))),
};
