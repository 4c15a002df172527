export * from './generate-qr.dto.js';
export * from './tables.events.js';
export * from './tables.js';
export * from './views.js';
