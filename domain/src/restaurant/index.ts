export * from './picture.events.js';
export * from './picture.js';
export * from './profile.js';
export type * from './public-settings.js';
