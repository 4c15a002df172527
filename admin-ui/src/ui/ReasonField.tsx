import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import type { Ref } from 'react';
import { TOUCH } from '../theme/components.js';

/** As long a text as the API takes. */
const MOST = 200;

export const NO_REASON = 'Please give a reason';

interface ReasonFieldProps {
  readonly reason: string;
  readonly onChange: (reason: string) => void;
  /** What becomes of it; told beside the field as long as nothing is wrong with it. */
  readonly hint: string;
  readonly problem?: string | undefined;
  readonly label?: string;
  /** To be chosen with a tap. */
  readonly usual?: readonly string[] | undefined;
  readonly autoFocus?: boolean;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** Why something is done: told with a tap, or in words. */
export const ReasonField = ({
  reason,
  onChange,
  hint,
  problem,
  label = 'Reason',
  usual = [],
  ...field
}: ReasonFieldProps) => (
  <>
    {usual.length > 0 && (
      <Box role="group" aria-label="Reasons" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {usual.map((text) => (
          <Chip
            key={text}
            component="button"
            type="button"
            label={text}
            aria-pressed={reason === text}
            color={reason === text ? 'primary' : 'default'}
            variant={reason === text ? 'filled' : 'outlined'}
            onClick={() => onChange(text)}
            sx={{ height: TOUCH, borderRadius: TOUCH / 2 }}
          />
        ))}
      </Box>
    )}
    <TextField
      {...field}
      required
      label={label}
      value={reason}
      error={problem !== undefined}
      helperText={problem ?? hint}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ htmlInput: { maxLength: MOST } }}
    />
  </>
);
