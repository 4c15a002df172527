export const reviewKey = (restaurantId: number, reviewId: number): string => `${restaurantId}:review:${reviewId}`;

/** The ids of reviews by the time they were given. */
export const reviewsKey = (restaurantId: number): string => `${restaurantId}:reviews`;
