import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { countText } from '@sae/domain/kernel';
import { useId, useState } from 'react';
import { Sheet, SheetActions } from '../ui/Sheet.js';
import { ImportPreview } from './ImportPreview.js';
import { ImportSource } from './ImportSource.js';
import { useMenuImport, type ImportState } from './useMenuImport.js';

const UnderWay = ({ words, percent }: { words: string; percent?: number }) => (
  <Stack sx={{ gap: 1.5, py: 3 }}>
    <LinearProgress
      aria-label="Import"
      variant={percent === undefined ? 'indeterminate' : 'determinate'}
      value={percent}
      sx={{ height: 8, borderRadius: 4 }}
    />
    <Typography role="status" color="text.secondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {words}
    </Typography>
  </Stack>
);

const Content = ({ state, onSheet }: { state: ImportState; onSheet: (sheet: Blob) => void }) => {
  switch (state.is) {
    case 'choosing':
      return <ImportSource onSheet={onSheet} />;
    case 'reading':
      return <UnderWay words="Reading the sheet…" />;
    case 'read':
      return <ImportPreview sheet={state.sheet} />;
    case 'takingOver': {
      const { done, dishes } = state;
      const words = `${done.toLocaleString('en-IN')} of ${countText(dishes, 'dish', 'dishes')} sent`;
      return <UnderWay words={words} percent={(100 * done) / dishes} />;
    }
  }
};

const ImportDialog = ({ onClose }: { onClose: () => void }) => {
  const { state, read, takeOver, startAgain } = useMenuImport(onClose);
  const id = useId();
  const isTaking = state.is === 'takingOver';
  const dishes = state.is === 'read' && state.sheet.wrongRows === 0 ? state.sheet.rows.length : 0;
  return (
    <Sheet open maxWidth="lg" aria-labelledby={id} onClose={isTaking ? undefined : onClose}>
      <DialogTitle id={id}>Import Menu</DialogTitle>
      <DialogContent tabIndex={0} role="group" aria-labelledby={id}>
        <Box sx={{ pt: 1 }}>
          <Content state={state} onSheet={read} />
        </Box>
      </DialogContent>
      <SheetActions>
        {(state.is === 'read' || state.is === 'reading') && (
          <Button color="inherit" onClick={startAgain}>
            Another sheet
          </Button>
        )}
        <Button color="inherit" disabled={isTaking} onClick={onClose}>
          Close
        </Button>
        {dishes > 0 && (
          <Button autoFocus variant="contained" onClick={takeOver}>
            Take over {countText(dishes, 'dish', 'dishes')}
          </Button>
        )}
      </SheetActions>
    </Sheet>
  );
};

/** Opens the dialog in which a menu comes from a sheet. */
export const MenuImport = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<UploadIcon />} onClick={() => setOpen(true)}>
        Import
      </Button>
      {isOpen && <ImportDialog onClose={() => setOpen(false)} />}
    </>
  );
};
