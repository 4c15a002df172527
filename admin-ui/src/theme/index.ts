export { AppTheme } from './AppTheme.js';
export { TOUCH } from './components.js';
export { BRAND } from './palette.js';
export { outOfSight, rowsOrCards } from './rows-or-cards.js';
export { themeOf, themeOptions } from './theme.js';
