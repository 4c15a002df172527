import { useSyncExternalStore } from 'react';
import { paperWidth } from '../print/print-out.js';

/** How wide the paper in this device's printer is. */
export const usePaperWidth = () => useSyncExternalStore(paperWidth.subscribe, paperWidth.get);
