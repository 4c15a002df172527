/** What the house is to do and does not yet: as long as it says false here, the paper says what the house says. */
export const AWAITED = {
  /** Two at once: who comes second is told that it has changed, and nothing less true. */
  toldToLookAgain: ['order/changed', 'order/not-found', 'order/not-billed', 'order/year-closed'] as readonly string[],
} as const;
