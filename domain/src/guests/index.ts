export * from './claim-payment.dto.js';
export * from './claims.js';
export * from './place-guest-order.dto.js';
export * from './sitting.js';
export * from './sitting-view.js';
export * from './table.js';
export * from './views.js';
export * from './upi.js';
