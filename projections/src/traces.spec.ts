import { describe, expect, it } from '@jest/globals';
import { noteTraces } from '../../platform/testing/traces.js';
import { inBook } from '../testing/facts.js';
import { traceShown } from './traces.js';

describe('What readers see of a batch', () => {
  it('is a span of each event that is part of a trace, from when the batch was begun', () => {
    const { tracing, spans } = noteTraces();
    const [old, traced] = inBook('menu-123456789', [
      { type: 'MenuItemDeleted', data: { itemId: 1 } },
      { type: 'MenuItemDeleted', data: { itemId: 2 } },
    ]);
    traceShown(tracing)([old!, { ...traced!, traceparent: 'cause' }], 1_700);
    expect(spans).toEqual([
      {
        ...{ name: 'project MenuItemDeleted', cause: 'cause', since: 1_700, kind: 'CONSUMER', isFailed: false },
        attributes: { 'sae.request_id': 'request' },
      },
    ]);
  });
});
