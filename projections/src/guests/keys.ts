/** Who sits at a table, and sat there last. */
export const sittingKey = (restaurantId: number, tableNo: number): string => `${restaurantId}:sitting:${tableNo}`;

/** Which sitting of a table shared its opinion last. */
export const reviewedKey = (restaurantId: number, tableNo: number): string => `${restaurantId}:reviewed:${tableNo}`;

/** The claims that staff have not answered yet, oldest first: a few at each table at most. */
export const claimsKey = (restaurantId: number): string => `${restaurantId}:claims`;
