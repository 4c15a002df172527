export { AppTheme } from './AppTheme.js';
export { TOUCH } from './components.js';
export { BRAND } from './palette.js';
export { themeOf, themeOptions } from './theme.js';
