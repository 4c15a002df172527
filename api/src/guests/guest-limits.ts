import { Injectable } from '@nestjs/common';
import { Limits, tooMany, type Budget } from '../http/limits.js';

const SECONDS = 10 * 60;

/** Who does it, and at which table. */
interface Sitter {
  readonly restaurantId: number;
  readonly table: { readonly tableNo: number };
  readonly client: string;
}

const budgets = (deed: string, perTable: number, perClient: number, words: string) => ({
  table: {
    ...{ name: `guests:${deed}:table`, points: perTable, seconds: SECONDS },
    refuse: tooMany(`table/too-many-${deed}s`, words),
  },
  client: { name: `guests:${deed}`, points: perClient, seconds: SECONDS },
});

/** So many in ten minutes (docs/decisions/0023-limits-for-guests.md). */
const BUDGETS = {
  order: budgets('order', 20, 200, 'This table has ordered very often. Please ask the staff.'),
  claim: budgets('claim', 10, 100, 'This table has said so very often. Please ask the staff.'),
  review: budgets('review', 10, 100, 'This table has tried very often. Please wait a few minutes.'),
};

/** Codes that lead nowhere, tried by one client in a minute. */
const ASTRAY: Budget = { name: 'guests:astray', points: 60, seconds: 60 };

/** How often guests may do what costs somebody else something. */
@Injectable()
export class GuestLimits {
  constructor(private readonly limits: Limits) {}

  /** Counts one more. @throws Refusal */
  async count(deed: keyof typeof BUDGETS, { restaurantId, table, client }: Sitter): Promise<void> {
    const of = BUDGETS[deed];
    await this.limits.consume(of.client, client);
    await this.limits.consume(of.table, `${restaurantId}:${table.tableNo}`);
  }

  /** Counts a code that leads nowhere. @throws Refusal */
  async countAstray(client: string): Promise<void> {
    await this.limits.consume(ASTRAY, client);
  }
}
