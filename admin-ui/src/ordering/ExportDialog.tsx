import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { localYear } from '@sae/domain/kernel';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { restaurantZone } from '../data/zone.js';
import { useToasts } from '../ui/toasts.js';
import { firstChoice, judged, type ExportChoice } from './export-choice.js';
import { useExportDesk } from './export-desk.js';
import { ExportForm } from './ExportForm.js';
import { ExportUnderWay } from './ExportUnderWay.js';

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
export const ExportDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const thisYear = localYear(new Date().toISOString(), restaurantZone());
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
          {exporting ? (
            <>
              <Button color="error" onClick={() => void cancel()}>
                Cancel
              </Button>
              <Button variant="contained" onClick={onClose}>
                Close
              </Button>
            </>
          ) : (
            <>
              <Button color="inherit" onClick={onClose}>
                Close
              </Button>
              <Button type="submit" variant="contained">
                Export
              </Button>
            </>
          )}
        </DialogActions>
      </Box>
    </Dialog>
  );
};
