/** The whole menu by item id, ready to be shown. */
export const menuKey = (restaurantId: number): string => `${restaurantId}:menu`;

export const menuItemKey = (restaurantId: number, itemId: number): string => `${restaurantId}:menu:${itemId}`;
