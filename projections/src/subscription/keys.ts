/** A payment by its id, for the facts about it that follow. */
export const paymentKey = (restaurantId: number, paymentId: string): string => `${restaurantId}:payment:${paymentId}`;

/** An entry of the history of plans; its number is the revision of the fact it begins with. */
export const planKey = (restaurantId: number, n: number): string => `${restaurantId}:plan:${n}`;

/** The numbers of all entries by time. */
export const plansKey = (restaurantId: number): string => `${restaurantId}:plans`;

export const receiptKey = (restaurantId: number, paymentId: string): string => `${restaurantId}:receipt:${paymentId}`;
