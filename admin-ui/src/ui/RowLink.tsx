import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';

interface RowLinkProps {
  readonly to: string;
  readonly children: ReactNode;
}

const LOOK = {
  ...{ color: 'inherit', textDecoration: 'underline dotted', textUnderlineOffset: '3px' },
  '&:hover': { color: 'primary.main', textDecoration: 'underline' },
  '@media print': { textDecoration: 'none' },
} as const;

/** A row's name, which leads to what the row is made of; on paper it is a name like others. */
export const RowLink = ({ to, children }: RowLinkProps) => (
  <Link component={RouterLink} to={to} sx={LOOK}>
    {children}
  </Link>
);
