import { readFileSync } from 'node:fs';
import type { DomainEvent } from '../src/kernel/index.js';

/** An order book as the product wrote it under the first bill rule, event by event, in the versions of that time. */
export const firstRuleBook = (): readonly DomainEvent[] =>
  JSON.parse(readFileSync(new URL('first-rule.log.json', import.meta.url), 'utf8')) as DomainEvent[];
