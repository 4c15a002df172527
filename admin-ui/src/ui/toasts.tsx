import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { MaterialDesignContent, SnackbarProvider, useSnackbar, type SnackbarKey, type VariantType } from 'notistack';
import { createContext, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { isAboutAccess } from '../data/api-error.js';
import { isAskingProof, isNotProven } from '../data/proofs.js';

/** How long a toast stays, in ms: longer on the screens one sees first. */
export const TOAST_MS = { auth: 5000, backOffice: 3000 } as const;
/** How long something can be undone, in ms. */
const UNDO_MS = 5000;
const SLOW_MS = 2_000;
const STILL_TRYING = 'Still trying. Please wait: it is done once, however long it takes.';
export const ToastTime = createContext<number>(TOAST_MS.auth);

/** How wide they are on a wide screen, where a layout has a place for them. */
export const TOAST_WIDTH = '--toast-width';
/** So that a layout can keep them clear of what it has at the edge. */
export const TOASTS_CLASS = 'sae-toasts';

const TONES = { success: '#17693a', error: '#b3232a', warning: '#8a5200', info: '#1d4999' } as const;

const REMEDY = 'sae-remedy';

const Toast = styled(MaterialDesignContent)(({ theme }) => ({
  fontFamily: theme.typography.fontFamily,
  fontSize: '0.9375rem',
  fontWeight: 500,
  borderRadius: 12,
  width: '100%',
  [theme.breakpoints.up('md')]: { width: `var(${TOAST_WIDTH}, 340px)`, minWidth: '0 !important', paddingInline: 12 },
  // Where it is narrow, what can be done stands below what is said.
  [`&:has(.${REMEDY})`]: { [theme.breakpoints.up('md')]: { flexWrap: 'wrap !important', paddingBottom: 10 } },
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

/** What can be done about what a toast says, while it stays. */
interface Remedy {
  readonly name: string;
  readonly run: () => void;
}

const Dismiss = ({ toast, remedy }: { toast: SnackbarKey; remedy?: Remedy }) => {
  const { closeSnackbar } = useSnackbar();
  const onRemedy = () => {
    closeSnackbar(toast);
    remedy?.run();
  };
  return (
    <Stack className={remedy && REMEDY} sx={{ flexDirection: 'row', alignItems: 'center' }}>
      {remedy && (
        // Its word is not of the page's text: the toast says its own sentence and nothing else.
        <Button
          aria-label={remedy.name}
          color="inherit"
          variant="text"
          size="small"
          onClick={onRemedy}
          sx={{ border: 1, whiteSpace: 'nowrap', '&::after': { content: `"${remedy.name}"` } }}
        />
      )}
      <IconButton aria-label="Dismiss" color="inherit" onClick={() => closeSnackbar(toast)}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </Stack>
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

/** What lies beneath a toast can be pressed all the same; only its own buttons are in the way. */
const PASSING = {
  [`.${TOASTS_CLASS} .notistack-CollapseWrapper`]: { pointerEvents: 'none !important' },
  [`.${TOASTS_CLASS} button`]: { pointerEvents: 'auto' },
  [`.${TOASTS_CLASS} .notistack-Snackbar`]: { minWidth: '0 !important' },
} as const;

/** Toasts stack at the bottom, one per message; each is an alert to screen readers. */
export const Toasts = ({ children }: { children: ReactNode }) => {
  const place = usePlaceOfTheirOwn();
  return (
    <SnackbarProvider
      domRoot={place}
      maxSnack={8}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      classes={{ containerRoot: TOASTS_CLASS }}
      Components={{ success: Toast, error: Toast, warning: Toast, info: Toast }}
      action={(key) => <Dismiss toast={key} />}
    >
      <GlobalStyles styles={PASSING} />
      {children}
    </SnackbarProvider>
  );
};

/** What a failure is told as: a fixed sentence, or `serverMessageOr(…)` and the like where the server's own is preferred. */
export type Failure = string | ((error: unknown) => string | readonly string[]);

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
      /** Why something was not done; that the login or the plan has ended, the whole screen tells. */
      failed: (error: unknown, failure: Failure, isTold = isAboutAccess(error)) => {
        const messages = [typeof failure === 'function' ? failure(error) : failure].flat();
        if (!isTold && !isNotProven(error)) messages.forEach((message) => show(message, 'error'));
      },
      warning: (message: string) => void show(message, 'warning'),
      info: (message: string) => void show(message, 'info'),
      /** A success that can be taken back while its toast stays. */
      undoable: (message: string, undo: () => void) =>
        void enqueueSnackbar(message, {
          variant: 'success',
          autoHideDuration: UNDO_MS,
          action: (key) => <Dismiss toast={key} remedy={{ name: 'Undo', run: undo }} />,
        }),
      /** Stays until somebody does something about it or dismisses it, or what it says is over: what is answered closes it. */
      lasting: (message: string, remedy: Remedy) => {
        const told = enqueueSnackbar(message, {
          variant: 'warning',
          persist: true,
          action: (key) => <Dismiss toast={key} remedy={remedy} />,
        });
        return () => close(told);
      },
      /** That something is still being tried, once that takes long; until whoever tries tells that it is over. */
      trying: () => {
        let told: SnackbarKey | undefined;
        const tell = () => {
          if (isAskingProof()) slow = setTimeout(tell, SLOW_MS);
          else told = enqueueSnackbar(STILL_TRYING, { variant: 'info', persist: true, preventDuplicate: true });
        };
        let slow = setTimeout(tell, SLOW_MS);
        return () => {
          clearTimeout(slow);
          if (told !== undefined) close(told);
        };
      },
      /** What is wrong with a form now, a toast each; what was wrong before has been read. */
      invalid: (messages: readonly string[]) => {
        invalid.current.forEach((key) => close(key));
        invalid.current = messages.map((message) => show(message, 'error'));
      },
    };
  }, [enqueueSnackbar, close, time]);
};

/** Tells once that a question failed. */
export const useFailureToast = (error: unknown, failure: string): void => {
  const toasts = useToasts();
  useEffect(() => {
    if (error) toasts.failed(error, failure);
  }, [error, failure, toasts]);
};
