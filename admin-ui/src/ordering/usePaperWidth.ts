import { useSyncExternalStore } from 'react';
import { paperWidth } from '../print/index.js';

/** How wide the paper in this device's printer is. */
export const usePaperWidth = () => useSyncExternalStore(paperWidth.subscribe, paperWidth.get);
