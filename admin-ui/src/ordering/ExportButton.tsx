import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useExportDesk } from './export-desk.js';
import { percentOf } from './export-progress.js';
import { ExportDialog } from './ExportDialog.js';

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
