export { AuditReader, type AuditEntries } from './reader.js';
