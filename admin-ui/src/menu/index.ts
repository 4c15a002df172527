import { lazy } from 'react';

export const menu = {
  name: 'menu',
  list: lazy(() => import('./MenuList.js').then((module) => ({ default: module.MenuList }))),
};
