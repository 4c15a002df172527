import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ExportProgress } from '@sae/domain/exports';
import { localYear } from '@sae/domain/kernel';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { restaurantZone } from '../data/zone.js';
import { outOfSight } from '../theme/rows-or-cards.js';
import { useToasts } from '../ui/toasts.js';
import { useClock } from '../ui/useClock.js';
import { useExportDesk } from './ExportDesk.js';
import { ExportForm } from './ExportForm.js';
import { type ExportChoice, firstChoice, judged, percentOf, wordsOf } from './exports.js';

/** How far it is: seen as it goes, said at each quarter. */
const ExportUnderWay = ({ fileName, progress }: { fileName: string; progress: ExportProgress | null }) => {
  const percent = percentOf(progress);
  const words = wordsOf(progress);
  return (
    <Stack sx={{ gap: 1.5, py: 1 }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{fileName}</Typography>
      <LinearProgress
        aria-label="Export"
        variant={percent === null ? 'indeterminate' : 'determinate'}
        value={percent ?? undefined}
        sx={{ height: 8, borderRadius: 4 }}
      />
      <Typography variant="body2" color="text.secondary" aria-hidden sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {words}
      </Typography>
      <Box role="status" sx={outOfSight}>
        {percent === null ? words : `${Math.floor(percent / 25) * 25}% exported`}
      </Box>
      <Typography variant="body2" color="text.secondary">
        You can close this and go on working. The file is saved when it is ready, as long as SAE stays open.
      </Typography>
    </Stack>
  );
};

/** When what stands in the dialog is replaced, the focus would be lost with the button that was pressed. */
const useFocusOnChange = (key: unknown, isOpen: boolean) => {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(key);
  useEffect(() => {
    if (isOpen && shown.current !== key) place.current?.focus();
    shown.current = key;
  }, [key, isOpen]);
  return place;
};

/** Which past orders to export; while an export is under way, how far it is. */
const ExportDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const thisYear = useClock(() => localYear(new Date().toISOString(), restaurantZone()));
  const [choice, setChoice] = useState<ExportChoice>(() => firstChoice(thisYear));
  const { exporting, progress, begin, cancel } = useExportDesk();
  const place = useFocusOnChange(exporting !== null, open);
  const toasts = useToasts();
  const id = useId();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = judged(choice, thisYear);
    if ('problem' in wanted) return toasts.invalid([wanted.problem]);
    if (await begin(wanted.query, wanted.fileName)) onClose();
  };

  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <Box component="form" noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id={id}>Export to Excel</DialogTitle>
        <DialogContent>
          <Box ref={place} tabIndex={-1} sx={{ outline: 'none' }}>
            {exporting ? (
              <ExportUnderWay fileName={exporting.fileName} progress={progress} />
            ) : (
              <ExportForm
                choice={choice}
                thisYear={thisYear}
                onChange={(changes) => setChoice({ ...choice, ...changes })}
              />
            )}
          </Box>
        </DialogContent>
        <DialogActions>
          {/* By name: an export that fails while somebody presses Close would else make Export of what they press. */}
          {exporting ? (
            <>
              <Button key="cancel" color="error" onClick={() => void cancel()}>
                Cancel
              </Button>
              <Button key="close" variant="contained" onClick={onClose}>
                Close
              </Button>
            </>
          ) : (
            <>
              <Button key="close" color="inherit" onClick={onClose}>
                Close
              </Button>
              <Button key="export" type="submit" variant="contained">
                Export
              </Button>
            </>
          )}
        </DialogActions>
      </Box>
    </Dialog>
  );
};

/** Opens the export's dialog, and shows how far one is that goes on without it. */
export const ExportButton = () => {
  const [open, setOpen] = useState(false);
  const { exporting, progress } = useExportDesk();
  const percent = percentOf(progress);
  const underWay = percent === null ? 'Exporting…' : `Exporting… ${percent}%`;
  return (
    <>
      <Button variant="outlined" startIcon={<DownloadIcon />} onClick={() => setOpen(true)}>
        {exporting ? underWay : 'Export to Excel'}
      </Button>
      <ExportDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
};
