import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { useId, useState } from 'react';
import { StationForm } from './StationForm.js';

/** Where one says which devices print kitchen tickets. */
export const KitchenPrinting = () => {
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="text"
        startIcon={<PrintIcon />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        sx={{ gridColumn: '1 / -1', justifySelf: 'start', ml: -1.5, my: -1 }}
      >
        Kitchen printing
      </Button>
      <Dialog open={isOpen} onClose={close} aria-labelledby={titleId} maxWidth="xs" fullWidth>
        {isOpen && <StationForm titleId={titleId} onDone={close} />}
      </Dialog>
    </>
  );
};
