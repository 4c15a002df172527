import type { DomainEvent } from '../kernel/index.js';

/** `token` is what the table's QR code leads to; it dies with the table. */
export type TableAdded = DomainEvent<'TableAdded', { tableId: number; tableNo: number; token: string }>;
export type TableDeleted = DomainEvent<'TableDeleted', { tableId: number }>;

export type TablesEvent = TableAdded | TableDeleted;
