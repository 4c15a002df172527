import type { ReactNode } from 'react';
import { goTo, hrefOf, type View } from './view.js';

export const ViewLink = ({ to, className, children }: { to: View; className?: string; children: ReactNode }) => (
  <a
    className={className}
    href={hrefOf(to)}
    onClick={(event) => {
      event.preventDefault();
      goTo(to);
    }}
  >
    {children}
  </a>
);
