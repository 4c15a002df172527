import { readFileSync } from 'node:fs';
import type { Actor, DomainEvent } from '../src/kernel/index.js';

/** As it stands in the log. */
interface OlderEvent extends DomainEvent {
  readonly stream: string;
  readonly metadata: { readonly actor: Actor; readonly requestId: string; readonly at: string; readonly v: number };
}

interface OlderAnswer {
  readonly path: string;
  readonly status: number;
  readonly body: unknown;
}

const RECORDED = readFileSync(new URL('older-book.jsonl', import.meta.url), 'utf8').trimEnd();
const RECORDED_AS = '638550769';

/**
 * A restaurant as the program of commit 41fa95a kept it, asked over HTTP: bills paid, brought back, thrown away and billed
 * again when nothing of what was paid was kept yet and no order could be split; and all that it answered in the end.
 */
export const olderBook = (restaurantId = Number(RECORDED_AS)) => {
  const lines = RECORDED.replaceAll(RECORDED_AS, String(restaurantId)).split('\n');
  const all = lines.map((line) => JSON.parse(line) as OlderEvent | OlderAnswer);
  return {
    events: all.filter((one): one is OlderEvent => 'stream' in one),
    answers: all.filter((one): one is OlderAnswer => 'path' in one),
  };
};
