export * from './menu-item.dto.js';
export * from './menu.events.js';
export * from './menu.js';
export * from './views.js';
