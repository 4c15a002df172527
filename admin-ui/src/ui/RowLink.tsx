import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';

interface RowLinkProps {
  readonly to: string;
  readonly label?: string;
  readonly children: ReactNode;
}

/** A row's name, which leads to what the row is made of; on paper it is a name like others. */
export const RowLink = ({ to, label, children }: RowLinkProps) => (
  <Link
    component={RouterLink}
    to={to}
    aria-label={label}
    sx={{ color: 'inherit', textDecorationColor: 'currentcolor', '@media print': { textDecoration: 'none' } }}
  >
    {children}
  </Link>
);
