/** The zone of the restaurant's clocks, whatever the device's own are set to. */
export const RESTAURANT_ZONE = 'Asia/Kolkata';
