import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { saveFile } from '../ui/save-file.js';
import { SheetActions } from '../ui/Sheet.js';

const FILE = 'sae-recovery-codes.txt';

interface RecoveryCodeListProps {
  readonly titleId: string;
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** Shown this once: each gets one in, once, where the phone is lost. */
export const RecoveryCodeList = ({ titleId, codes, onDone }: RecoveryCodeListProps) => (
  <>
    <DialogTitle id={titleId}>Your recovery codes</DialogTitle>
    <DialogContent dividers sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
      <DialogContentText>
        Keep them where your phone is not. Each takes the place of a code of the app, once. They are not shown again.
      </DialogContentText>
      <Box
        component="ul"
        aria-label="Recovery codes"
        sx={{
          ...{ listStyle: 'none', m: 0, p: 2, display: 'grid', gap: 1, borderRadius: 2, bgcolor: 'action.hover' },
          ...{ gridTemplateColumns: { sm: '1fr 1fr' }, fontFamily: 'monospace', fontSize: '1rem', textAlign: 'center' },
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
    </DialogContent>
    <SheetActions>
      <Button onClick={() => saveFile(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }), FILE)}>
        Save as a File
      </Button>
      <Button variant="contained" onClick={onDone}>
        I Have Kept Them
      </Button>
    </SheetActions>
  </>
);
