import type { Change } from '../kernel/index.js';
import { PUSHES } from '../reading/index.js';
import type { Words } from './conditionally.js';

const written = new WeakMap<object, string>();

/** The same object often stands in a document, in a list and in a push, and is written out once. */
const json = (value: object): string => {
  const text = written.get(value) ?? JSON.stringify(value);
  written.set(value, text);
  return text;
};

/** Ids of one time stand in their own order: of a fixed length, they compare as text. */
const member = (id: number): string => String(id).padStart(10, '0');

/** What Redis has to do for a change in a generation. */
export const commandsFor = (generation: string, change: Change): readonly Words[] => {
  if (change.does === 'push') return [['PUBLISH', PUSHES, JSON.stringify(change.push)]];
  const key = `${generation}:${change.key}`;
  switch (change.does) {
    case 'put':
      return [['SET', key, json(change.document)]];
    case 'drop':
      return [['UNLINK', key]];
    case 'list':
      return [remove(key, change.id), ['ZADD', key, String(change.id), json(change.entry)]];
    case 'unlist':
      return [remove(key, change.id)];
    case 'rank':
      return [['ZADD', key, String(change.at), member(change.id)]];
    case 'unrank':
      return [['ZREM', key, member(change.id)]];
  }
};

const remove = (key: string, id: number): Words => ['ZREMRANGEBYSCORE', key, String(id), String(id)];
