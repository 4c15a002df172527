export { CategoryPie } from './CategoryPie.js';
export { EarningsBars } from './EarningsBars.js';
