import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { TENDER_KINDS, TENDER_NAMES, type TenderKind } from '@sae/domain/billing';

interface TenderKindsProps {
  readonly columns: 2 | 4;
  readonly isBusy: boolean;
  /** What is done most, where one is. */
  readonly filled?: TenderKind;
  /** In a form: the one that Enter presses. */
  readonly submit?: TenderKind;
  readonly onChoose: (kind: TenderKind) => void;
}

/** How money comes or goes, with one press. */
export const TenderKinds = ({ columns, isBusy, filled, submit, onChoose }: TenderKindsProps) => (
  <Box sx={{ display: 'grid', gap: 3 / columns, gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
    {TENDER_KINDS.map((kind) => (
      <Button
        key={kind}
        type={kind === submit ? 'submit' : 'button'}
        variant={kind === filled ? 'contained' : 'outlined'}
        size="large"
        aria-busy={isBusy}
        onClick={kind === submit ? undefined : () => onChoose(kind)}
        sx={{ minWidth: 0, px: 0.5, ...(columns === 2 && { minHeight: 56, fontSize: '1.0625rem' }) }}
      >
        {TENDER_NAMES[kind]}
      </Button>
    ))}
  </Box>
);
