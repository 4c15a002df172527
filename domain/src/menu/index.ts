export * from './menu.events.js';
export * from './menu.js';
export * from './views.js';
