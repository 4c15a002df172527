export type { ParkedEvent } from '../reading/index.js';
export { AuditReader, type AuditEntries } from './reader.js';
