/** The tables that have a code, by id. */
export const tablesKey = (restaurantId: number): string => `${restaurantId}:tables`;
export const tableKey = (restaurantId: number, tableId: number): string => `${restaurantId}:table:${tableId}`;

/** Where a code leads. A guest names no restaurant: the token alone says which one it is. */
export const tokenKey = (token: string): string => `token:${token}`;

export interface TableDoc {
  readonly restaurantId: number;
  readonly id: number;
  readonly tableNo: number;
  readonly token: string;
}
