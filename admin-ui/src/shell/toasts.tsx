import CloseIcon from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import { styled, type Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { MaterialDesignContent, SnackbarProvider, useSnackbar, type SnackbarKey, type VariantType } from 'notistack';
import { createContext, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';

/** How long a toast stays, in ms: longer on the screens one sees first. */
export const TOAST_MS = { auth: 5000, backOffice: 3000 } as const;
export const ToastTime = createContext<number>(TOAST_MS.auth);

/** So that a layout can keep them clear of what it has at the edge. */
export const TOASTS_CLASS = 'sae-toasts';

const TONES = { success: '#17693a', error: '#b3232a', warning: '#8a5200', info: '#1d4999' } as const;

const Toast = styled(MaterialDesignContent)(({ theme }) => ({
  fontFamily: theme.typography.fontFamily,
  fontSize: '0.9375rem',
  fontWeight: 500,
  borderRadius: 12,
  width: '100%',
  [theme.breakpoints.up('md')]: { width: 340 },
  flexWrap: 'nowrap',
  overflowWrap: 'anywhere',
  paddingBlock: 0,
  '& #notistack-snackbar': { paddingBlock: 10 },
  '& button': { minWidth: 36, minHeight: 36 },
  ...Object.fromEntries(
    Object.entries(TONES).map(([tone, color]) => [
      `&.notistack-MuiContent-${tone}`,
      { backgroundColor: color, color: '#ffffff' },
    ]),
  ),
}));

const Dismiss = ({ toast }: { toast: SnackbarKey }) => {
  const { closeSnackbar } = useSnackbar();
  return (
    <IconButton aria-label="Dismiss" color="inherit" onClick={() => closeSnackbar(toast)}>
      <CloseIcon fontSize="small" />
    </IconButton>
  );
};

/** Beside the page: an open dialog hides the page from screen readers, and what toasts say must be heard all the same. */
const usePlaceOfTheirOwn = (): HTMLElement => {
  const [place] = useState(() => document.createElement('div'));
  useEffect(() => {
    document.body.append(place);
    const hidden = new MutationObserver(() => place.removeAttribute('aria-hidden'));
    hidden.observe(place, { attributeFilter: ['aria-hidden'] });
    return () => {
      hidden.disconnect();
      place.remove();
    };
  }, [place]);
  return place;
};

/** Toasts stack, one per message; each is an alert to screen readers. */
export const Toasts = ({ children }: { children: ReactNode }) => {
  const place = usePlaceOfTheirOwn();
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  return (
    <SnackbarProvider
      domRoot={place}
      maxSnack={8}
      // Where they cover least: beside the forms and the buttons of a wide screen, above the thumb on a phone.
      anchorOrigin={{ vertical: wide ? 'bottom' : 'top', horizontal: 'left' }}
      classes={{ containerRoot: TOASTS_CLASS }}
      Components={{ success: Toast, error: Toast, warning: Toast, info: Toast }}
      action={(key) => <Dismiss toast={key} />}
    >
      {children}
    </SnackbarProvider>
  );
};

export const useToasts = () => {
  const { enqueueSnackbar, closeSnackbar: close } = useSnackbar();
  const time = useContext(ToastTime);
  const invalid = useRef<SnackbarKey[]>([]);
  return useMemo(() => {
    const show = (message: string, variant: VariantType) =>
      enqueueSnackbar(message, { variant, autoHideDuration: time });
    return {
      success: (message: string) => void show(message, 'success'),
      error: (message: string) => void show(message, 'error'),
      warning: (message: string) => void show(message, 'warning'),
      info: (message: string) => void show(message, 'info'),
      /** What is wrong with a form now, a toast each; what was wrong before has been read. */
      invalid: (messages: readonly string[]) => {
        invalid.current.forEach((key) => close(key));
        invalid.current = messages.map((message) => show(message, 'error'));
      },
    };
  }, [enqueueSnackbar, close, time]);
};
