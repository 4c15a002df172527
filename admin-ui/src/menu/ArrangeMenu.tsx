import SwapVertIcon from '@mui/icons-material/SwapVert';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useMenu } from './useMenu.js';

/** The dragging library comes when somebody drags. */
const ArrangeDialog = lazy(() => import('./ArrangeDialog.js').then((module) => ({ default: module.ArrangeDialog })));

/** In which order categories and dishes stand, here and on guests' pages; whole categories are switched off and on there, too. */
export const ArrangeMenu = () => {
  const [isOpen, setOpen] = useState(false);
  const { data = [] } = useMenu();
  if (data.length === 0) return null;
  return (
    <>
      <Button variant="outlined" startIcon={<SwapVertIcon />} onClick={() => setOpen(true)}>
        Arrange
      </Button>
      {isOpen && (
        <Suspense>
          <ArrangeDialog dishes={data} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
