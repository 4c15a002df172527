export * from './menu.events.js';
export * from './menu.js';
export * from './menu-columns.js';
export * from './menu-import.js';
export * from './menu-state.js';
export * from './sheet.js';
export * from './views.js';
