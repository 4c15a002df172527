import type { ReactNode } from 'react';
import { Icon } from './Icon.js';

/** What one must know before going on; read out as it appears. */
export const Notice = ({ kind = 'warning', children }: { kind?: 'warning' | 'error'; children: ReactNode }) => (
  <div className={`notice ${kind}`} role="alert">
    <Icon name="alert" />
    <div>{children}</div>
  </div>
);
