import { expect, it } from '@jest/globals';
import { actorName } from './audited.js';

it.each([
  ['restaurant:123456789', 'Staff'],
  ['system', 'System'],
  ['anonymous', 'Guest'],
  ['table:7', 'Guest at Table 4'],
])('%s is called %s', (actor, name) => expect(actorName(actor, 4)).toBe(name));

it('A guest of whom no table is known is a guest', () => expect(actorName('table:7')).toBe('Guest'));
