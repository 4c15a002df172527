import TextField from '@mui/material/TextField';
import type { RefObject } from 'react';

/** As long as the API takes. */
const MOST = 200;

/** Why something is done that an auditor will ask about. */
export const ReasonInput = ({
  inputRef,
  hint,
  isMissing,
  onWrite,
}: {
  inputRef: RefObject<HTMLInputElement | null>;
  hint: string;
  isMissing: boolean;
  onWrite: () => void;
}) => (
  <TextField
    autoFocus
    required
    label="Reason"
    inputRef={inputRef}
    error={isMissing}
    helperText={isMissing ? 'Please give a reason' : hint}
    onChange={onWrite}
    slotProps={{ htmlInput: { maxLength: MOST } }}
    sx={{ mt: 2.5 }}
  />
);
