export * from './picture.js';
export * from './profile.js';
