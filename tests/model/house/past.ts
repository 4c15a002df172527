import { isDeepStrictEqual } from 'node:util';
import type { OrderBookEvent } from '@sae/domain/ordering';
import type { LoggedEvent } from '@sae/platform/log';
import { begunBy } from '../../../api/src/audit/logged-books.js';
import { OrderHistories } from '../../../api/src/audit/order-histories.js';
import { PastLists } from '../../../api/src/audit/past-lists.js';
import { Turns } from '../../../api/src/kernel/turns.js';
import type { Node } from './nodes.js';

/** Moments that a story is looked at. */
const MOMENTS = 12;

/** Where the past as it is found by index is not what the whole of the books tells; null where it is. */
export const wrongPast = async (
  node: Node,
  restaurantId: number,
  events: readonly LoggedEvent[],
): Promise<string | null> => {
  const [histories, lists, turns] = [node.get(OrderHistories), node.get(PastLists), new Turns()];
  for (const event of events) {
    const orderId = begunBy(event as LoggedEvent<OrderBookEvent>);
    if (orderId === null) continue;
    const named = await histories.named(restaurantId, orderId, turns);
    const searched = await histories.searched(restaurantId, orderId, turns);
    if (!named) return `the history of #${orderId} is not found by index`;
    if (!isDeepStrictEqual(named.entries, searched?.entries))
      return `the history of #${orderId} is by index ${JSON.stringify(named.entries)}, in the books ${JSON.stringify(searched?.entries)}`;
  }
  const every = Math.max(1, Math.floor(events.length / MOMENTS));
  for (const { at } of events.filter((_, n) => n % every === 0)) {
    const named = (await lists.at(restaurantId, at, turns)).at(at);
    const searched = (await lists.searched(restaurantId, at, turns)).at(at);
    if (!isDeepStrictEqual(named, searched))
      return `the lists of ${at} are by index ${JSON.stringify(named)}, in the books ${JSON.stringify(searched)}`;
  }
  return null;
};
