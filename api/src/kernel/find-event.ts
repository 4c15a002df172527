/** The event of that type among those a decision made. */
export const findEvent = <E extends { readonly type: string }, T extends E['type']>(
  events: readonly E[],
  type: T,
): Extract<E, { readonly type: T }> => {
  const event = events.find((made) => made.type === type);
  if (!event) throw new Error(`Expected ${type}, the decision made ${events.map((made) => made.type).join(', ')}`);
  return event as Extract<E, { readonly type: T }>;
};
