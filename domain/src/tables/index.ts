export * from './generate-qr.dto.js';
export * from './tables.js';
