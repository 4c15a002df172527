import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions, { type DialogActionsProps } from '@mui/material/DialogActions';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { SHEET_BAR_HEIGHT, useHeightAs } from './useHeightAs.js';

/** A dialog with room for work: on a phone it takes the whole screen. */
export const Sheet = (props: DialogProps) => {
  const isNarrow = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down('sm'));
  return (
    <Dialog
      maxWidth="sm"
      fullWidth
      fullScreen={isNarrow}
      sx={{
        '& .MuiDialog-paperFullScreen': { borderRadius: 0 },
        // Its content scrolls and its actions stand at the bottom, a form around both or not.
        '& .MuiDialog-paper > form': { display: 'contents' },
      }}
      {...props}
    />
  );
};

/** What stands at the bottom of a sheet; toasts make room for it. */
export const SheetActions = (props: DialogActionsProps) => (
  <DialogActions ref={useHeightAs(SHEET_BAR_HEIGHT)} sx={{ flexWrap: 'wrap', rowGap: 1 }} {...props} />
);
