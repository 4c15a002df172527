import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { session } from '../data/session.js';
import { till } from '../data/till.js';
import { TillLogIn } from './TillLogIn.js';
import { useIdleLock } from './useIdleLock.js';

export const useLocked = (): boolean => useSyncExternalStore(session.onLocking, session.isLocked);

/** Over everything else, toasts and open dialogs too: what was being done stays as it was left. */
const ABOVE_ALL = 2_000;

const LockScreen = () => {
  const navigate = useNavigate();
  const byEmail = () => {
    session.clear();
    void navigate('/login?by=email');
  };
  return (
    <Dialog
      fullScreen
      open
      transitionDuration={0}
      sx={{ zIndex: ABOVE_ALL }}
      slotProps={{ paper: { 'aria-label': 'Locked', sx: { bgcolor: 'background.default', borderRadius: 0 } } }}
    >
      <TillLogIn onDone={() => undefined} />
      <Button sx={{ alignSelf: 'center', mb: 3 }} onClick={byEmail}>
        Log in with e-mail
      </Button>
    </Dialog>
  );
};

/** On a till: locked by hand or by itself, names and a PIN stand before the screens, which stay. */
export const TillLock = ({ children }: { children: ReactNode }) => {
  const isTill = till.useChoice() !== null;
  const isLocked = useLocked();
  useIdleLock(isTill && !isLocked);
  // The device was made none while it was locked: nobody is in.
  useEffect(() => {
    if (!isTill && session.token() === null) session.clear();
  }, [isTill]);
  return (
    <>
      {children}
      {isLocked && <LockScreen />}
    </>
  );
};
