export { tableKey, tablesKey, tokenKey, type TableDoc } from './keys.js';
export { TablesReader } from './reader.js';
