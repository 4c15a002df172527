import { EventStoreDBClient, type JSONEventType } from '@eventstore/db-client';
import { financialYear } from '@sae/domain/kernel';
import { openOrderView, type OrderBookEvent, type OrderView } from '@sae/domain/ordering';

type Written = JSONEventType<OrderBookEvent['type'], never, { at: string; key?: string }>;

export type Fact = OrderBookEvent & { readonly revision: number; readonly at: string; readonly key: string };

/** This year's order book as the log has it, read past everything of ours. */
export const orderBookOf = async (eventStoreUrl: string, restaurantId: number): Promise<Fact[]> => {
  const client = EventStoreDBClient.connectionString(eventStoreUrl);
  const facts: Fact[] = [];
  const year = financialYear(new Date().toISOString(), 'Asia/Kolkata');
  for await (const { event } of client.readStream<Written>(`orderBook-${restaurantId}-${year}`)) {
    if (!event) continue;
    const { type, data, revision, metadata } = event;
    const fact = { type, data, revision: Number(revision), at: metadata.at, key: metadata.key ?? '' };
    facts.push(fact as unknown as Fact);
  }
  await client.dispose();
  return facts;
};

/** What an account's book tells, by name. */
export const accountOf = async (eventStoreUrl: string, restaurantId: number): Promise<string[]> => {
  const client = EventStoreDBClient.connectionString(eventStoreUrl);
  const types: string[] = [];
  for await (const { event } of client.readStream(`account-${restaurantId}`)) if (event) types.push(event.type);
  await client.dispose();
  return types;
};

export const factsOf = <T extends OrderBookEvent['type']>(facts: readonly Fact[], type: T) =>
  facts.filter((fact): fact is Extract<Fact, { type: T }> => fact.type === type);

/** The orders placed, as they were answered then, with the key each was asked for with. */
export const placedOrders = (facts: readonly Fact[], restaurantId: number): { key: string; view: OrderView }[] =>
  factsOf(facts, 'OrderPlaced').map(({ data, at, key, revision }) => {
    const place = { restaurantId, financialYear: financialYear(at, 'Asia/Kolkata'), revision };
    return { key, view: openOrderView({ ...data, placedAt: at, status: 'live' }, place) };
  });
