export { menuItemKey, menuKey } from './keys.js';
export { MenuReader } from './reader.js';
