import { linesText, type OrderItemView } from '@sae/domain/ordering';

/** What tells a line from the others, for the server as on the screen: lines that say the same are changed as one. */
export const contentOf = ({ id, portion, price, specialInstructions }: OrderItemView) => ({
  ...{ id, portion, price },
  ...(specialInstructions ? { specialInstructions } : {}),
});

const togetherBy = (items: readonly OrderItemView[], keyOf: (item: OrderItemView) => unknown): OrderItemView[] => {
  const lines = new Map<string, OrderItemView>();
  for (const item of items) {
    const key = JSON.stringify(keyOf(item));
    lines.set(key, { ...item, quantity: item.quantity + (lines.get(key)?.quantity ?? 0) });
  }
  return [...lines.values()];
};

/** The lines of an order, each said once. */
export const together = (items: readonly OrderItemView[]): OrderItemView[] => togetherBy(items, contentOf);

/** What one list of lines has of each dish more than another. */
const more = (items: readonly OrderItemView[], than: readonly OrderItemView[]): OrderItemView[] => {
  const dishOf = ({ id, portion, name }: OrderItemView) => [id, portion, name];
  const less = than.map((item) => ({ ...item, quantity: -item.quantity }));
  return togetherBy([...items, ...less], dishOf).filter(({ quantity }) => quantity > 0);
};

/** What was changed of an order, for who cooks and who serves it. */
export const changeText = (before: readonly OrderItemView[], now: readonly OrderItemView[]): string => {
  const [added, cancelled] = [more(now, before), more(before, now)];
  const texts = [
    ...(added.length > 0 ? [`${linesText(added)} added`] : []),
    ...(cancelled.length > 0 ? [`${linesText(cancelled)} cancelled`] : []),
  ];
  return texts.join('; ') || 'a note changed';
};
