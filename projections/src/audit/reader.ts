import type { AuditEntry } from '@sae/domain/audit';
import type { IsoTime } from '@sae/domain/kernel';
import type { Redis } from '@sae/platform/redis';
import { readModels, type ParkedEvent, type ReadModels } from '../reading/index.js';
import { billEntriesKey, entriesKey, entryKey, orderEntriesKey, type Narrowed } from './keys.js';

export interface AuditEntries extends Narrowed {
  /** At or after this time. */
  readonly from?: IsoTime;
  /** Before this time. */
  readonly to?: IsoTime;
  readonly orderId?: number;
  readonly billNo?: string;
  readonly offset: number;
  readonly limit: number;
}

const ALL = -1;

/** Every answer is refused while the read models are built. */
export class AuditReader {
  private readonly models: ReadModels;

  constructor(redis: Redis) {
    this.models = readModels(redis, 'orderBook', 'account');
  }

  /** The events that the restaurant's books wait for, for a projection could not apply them. */
  parked(restaurantId: number): Promise<readonly ParkedEvent[]> {
    return this.models.parked(restaurantId);
  }

  /** A ready JSON array, newest first, and how many there are in all. */
  async entries(restaurantId: number, wanted: AuditEntries): Promise<{ json: string; total: number }> {
    const { from, to, orderId, billNo, offset, limit } = wanted;
    const time = {
      from: from === undefined ? '-inf' : String(Date.parse(from)),
      to: to === undefined ? '+inf' : `(${Date.parse(to)}`,
    };
    const documentOf = (id: number) => entryKey(restaurantId, id);
    if (orderId === undefined && billNo === undefined)
      return this.models.page(entriesKey(restaurantId, wanted), { ...time, offset, limit }, documentOf);

    const list =
      billNo === undefined ? orderEntriesKey(restaurantId, orderId ?? 0) : billEntriesKey(restaurantId, billNo);
    const { json } = await this.models.page(list, { ...time, offset: 0, limit: ALL }, documentOf);
    const rows = (JSON.parse(json) as AuditEntry[]).filter(
      ({ tableNo, kind, orderIds }) =>
        tableNo === (wanted.tableNo ?? tableNo) &&
        kind === (wanted.kind ?? kind) &&
        (orderId === undefined || orderIds.includes(orderId)),
    );
    return { json: JSON.stringify(rows.slice(offset, offset + limit)), total: rows.length };
  }
}
