/** Who hears what: staff all of their restaurant, guests of theirs and of their table. */
export const staffRoom = (restaurantId: number): string => `restaurant:${restaurantId}`;
export const guestsRoom = (restaurantId: number): string => `guests:${restaurantId}`;
export const tableRoom = (restaurantId: number, tableNo: number): string => `guests:${restaurantId}:${tableNo}`;
