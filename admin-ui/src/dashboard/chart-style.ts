/** In px. */
export const CHART_HEIGHT = 300;
export const PIE_SIZE = 200;

/** Read aloud, not seen. */
export const UNSEEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
