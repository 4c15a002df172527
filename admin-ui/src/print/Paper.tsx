import type { ReactNode } from 'react';
import { PAPER_CSS } from './paper-css.js';

interface PaperProps {
  readonly kind: 'kitchen' | 'bill' | 'sheet' | 'receipt';
  readonly label: string;
  readonly children: ReactNode;
}

/** What comes out of the printer: the same on the screen and on paper. */
export const Paper = ({ kind, label, children }: PaperProps) => (
  <>
    <style href="paper" precedence="default">
      {PAPER_CSS}
    </style>
    <article className={`paper ${kind}`} aria-label={label}>
      {children}
    </article>
  </>
);
