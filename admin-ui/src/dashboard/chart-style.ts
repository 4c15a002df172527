/** In px. */
export const CHART_HEIGHT = 300;
export const PIE_SIZE = 200;
