import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useKeptFocus } from './useKeptFocus.js';

/** Around a list whose rows come and go: keeps the keyboard where it was when the row under it leaves. */
export const KeptFocus = ({
  label,
  rows,
  children,
}: {
  label: string;
  rows: readonly unknown[];
  children: ReactNode;
}) => (
  <Box {...useKeptFocus<HTMLDivElement>(rows)} role="group" aria-label={label} sx={{ '&:focus': { outline: 'none' } }}>
    {children}
  </Box>
);
