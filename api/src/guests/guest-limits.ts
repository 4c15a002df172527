import { Injectable } from '@nestjs/common';
import { Counters } from '../http/counters.js';
import { RefusalForNow, tooManyRequests } from '../http/error-table.js';
import { Settings } from '../settings.js';
import type { Guest } from './seats.js';

const WINDOW_MS = 10 * 60_000;

interface Limit {
  readonly perTable: number;
  readonly perClient: number;
  readonly code: string;
  readonly message: string;
}

/** So many in ten minutes (docs/decisions/0023-limits-for-guests.md). */
const LIMITS = {
  order: {
    ...{ perTable: 20, perClient: 200, code: 'table/too-many-orders' },
    message: 'This table has ordered very often. Please ask the staff.',
  },
  claim: {
    ...{ perTable: 10, perClient: 100, code: 'table/too-many-claims' },
    message: 'This table has said so very often. Please ask the staff.',
  },
  review: {
    ...{ perTable: 10, perClient: 100, code: 'table/too-many-reviews' },
    message: 'This table has tried very often. Please wait a few minutes.',
  },
} satisfies Record<string, Limit>;

/** Codes that lead nowhere, tried from one address in a minute. */
const ASTRAY = 60;

/** How often guests may do what costs somebody else something. */
@Injectable()
export class GuestLimits {
  constructor(
    private readonly counters: Counters,
    private readonly settings: Settings,
  ) {}

  /** Counts one more. @throws Refusal */
  async count(deed: keyof typeof LIMITS, { restaurantId, table, client }: Guest): Promise<void> {
    if (!this.settings.config.limitsRequests) return;
    const { perTable, perClient, code, message } = LIMITS[deed];
    const ofClient = await this.counters.hit(`guests:${deed}:${client}`, WINDOW_MS);
    if (ofClient.count > perClient) throw tooManyRequests(ofClient.secondsLeft);
    const ofTable = await this.counters.hit(`guests:${deed}:${restaurantId}:${table.tableNo}`, WINDOW_MS);
    if (ofTable.count > perTable) throw new RefusalForNow('too-many', code, message, ofTable.secondsLeft);
  }

  /** Counts a code that leads nowhere. @throws Refusal */
  async countAstray(ip: string): Promise<void> {
    if (!this.settings.config.limitsRequests) return;
    const { count, secondsLeft } = await this.counters.hit(`guests:astray:${ip}`, 60_000);
    if (count > ASTRAY) throw tooManyRequests(secondsLeft);
  }
}
