import type { ReactNode } from 'react';
import { PAPER_CSS } from './paper-css.js';

/** A receipt's paper: the same on the screen and on the printer. */
export const Paper = ({ kind, label, children }: { kind: 'kitchen' | 'bill'; label: string; children: ReactNode }) => (
  <>
    <style href="paper" precedence="default">
      {PAPER_CSS}
    </style>
    <article className={`paper ${kind}`} aria-label={label}>
      {children}
    </article>
  </>
);
