import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { TenderKind } from '@sae/domain/billing';
import { useId, type Ref } from 'react';
import { TenderKinds } from './TenderKinds.js';

interface GivenBackByProps {
  readonly place?: Ref<HTMLDivElement>;
  readonly isBusy: boolean;
  readonly onChoose: (kind: TenderKind) => void;
}

/** One press says that it was given back, and how. */
export const GivenBackBy = ({ place, ...choice }: GivenBackByProps) => {
  const id = useId();
  return (
    <Box ref={place} role="group" aria-labelledby={id} sx={{ display: 'grid', gap: 1 }}>
      <Typography id={id} color="text.secondary" sx={{ textAlign: 'center' }}>
        Given back by
      </Typography>
      <TenderKinds columns={4} {...choice} />
    </Box>
  );
};
