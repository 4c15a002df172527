import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { AuthFrame } from '../access/AuthFrame.js';

interface OutcomeProps {
  readonly title: string;
  readonly icon: ReactNode;
  readonly lead: string;
  /** What is not known is not said. */
  readonly facts?: readonly (readonly [name: string, value: string | null])[];
  /** Why it came to nothing, or not to an end yet. */
  readonly trouble?: string;
  readonly children: ReactNode;
}

/** It comes by itself: a screen reader reads it as though the page had been opened. */
const takeFocus = (part: HTMLElement | null) => part?.closest('main')?.focus({ preventScroll: true });

/** How a payment ended, and the ways on. */
export const Outcome = ({ title, icon, lead, facts = [], trouble, children }: OutcomeProps) => (
  <AuthFrame title={title} lead={lead} icon={icon}>
    {facts.length > 0 && (
      <Box
        component="dl"
        sx={{ m: 0, mb: 2.5, p: 2, display: 'grid', gap: 1.25, borderRadius: 1, bgcolor: 'action.hover' }}
      >
        {facts.map(
          ([name, value]) =>
            value && (
              <Box key={name}>
                <Typography component="dt" variant="body2" color="text.secondary">
                  {name}
                </Typography>
                <Typography component="dd" sx={{ m: 0, fontWeight: 650 }}>
                  {value}
                </Typography>
              </Box>
            ),
        )}
      </Box>
    )}
    <div ref={takeFocus}>
      {trouble && (
        <Alert severity="warning" sx={{ mb: 2.5 }}>
          {trouble}
        </Alert>
      )}
      {children}
    </div>
  </AuthFrame>
);
