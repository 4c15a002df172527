import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useId, type ReactNode } from 'react';
import { useStaleLists } from './useStaleLists.js';

/** Nobody has to. */
const TRY_AGAIN = / Please try again[^.]*\./;

/** On a part of a page that is true whatever its lists are: it is not greyed with them. */
export const NOT_STALE = { 'data-not-stale': '' };

const greyed = { '& > :not([data-not-stale])': { opacity: 0.5, filter: 'grayscale(1)' } };

/** A page; greyed, and said to be the last known, while the server does not answer for what it shows. */
export const LastKnown = ({ children }: { children: ReactNode }) => {
  const sentence = useStaleLists();
  const id = useId();
  return (
    <>
      <Box role="status" id={id}>
        {sentence && (
          <Alert severity="warning" sx={{ mb: 2 }}>
            This is the last known state and may be old. {sentence.replace(TRY_AGAIN, '')} It is refreshed by itself.
          </Alert>
        )}
      </Box>
      <Box
        data-stale={sentence ? '' : undefined}
        aria-describedby={sentence ? id : undefined}
        aria-busy={sentence !== ''}
        sx={sentence ? greyed : undefined}
      >
        {children}
      </Box>
    </>
  );
};
