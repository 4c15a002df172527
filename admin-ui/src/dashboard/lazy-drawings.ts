import { lazy } from 'react';

/** The drawing library comes when there is something to draw: the rest of the page does not wait for it. */
const drawings = () => import('./drawings.js');

export const EarningsBars = lazy(() => drawings().then((module) => ({ default: module.EarningsBars })));
export const NamedBars = lazy(() => drawings().then((module) => ({ default: module.NamedBars })));
export const CategoryPie = lazy(() => drawings().then((module) => ({ default: module.CategoryPie })));
