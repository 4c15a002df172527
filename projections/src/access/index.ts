export { accessKey, type AccessDoc } from './access-doc.js';
export { AccessReader } from './reader.js';
