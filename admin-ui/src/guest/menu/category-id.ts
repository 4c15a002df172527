/** A category's heading by its place in the list: names may hold anything. */
export const categoryId = (n: number): string => `category-${n}`;
