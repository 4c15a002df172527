export * from './picture.js';
export * from './profile.js';
export type * from './public-settings.js';
