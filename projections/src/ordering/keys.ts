export const orderKey = (restaurantId: number, orderId: number): string => `${restaurantId}:order:${orderId}`;
export const billKey = (restaurantId: number, billNo: string): string => `${restaurantId}:bill:${billNo}`;

/** Orders by id, ready to be shown. */
export const liveKey = (restaurantId: number): string => `${restaurantId}:live`;
export const recurringKey = (restaurantId: number): string => `${restaurantId}:recurring`;

/** The ids of past orders by the time of their bill. */
export const pastKey = (restaurantId: number): string => `${restaurantId}:past`;
