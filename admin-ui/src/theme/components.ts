import type { Theme, ThemeOptions } from '@mui/material/styles';

/** Big enough for a thumb (WCAG 2.2 asks for 24 px, Apple and Google for 44 to 48). */
export const TOUCH = 44;

const focusRing = (theme: Theme) => ({
  outline: `3px solid ${theme.palette.primary.main}`,
  outlineOffset: 2,
});

// Not `Components<Theme>`, which says the same: to hold that against what a theme takes costs the compiler 18 s.
export const components: ThemeOptions['components'] = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      html: { scrollPaddingTop: 72, scrollPaddingBottom: 96 },
      body: { fontFeatureSettings: '"cv11", "ss03"', textRendering: 'optimizeLegibility' },
      ':focus-visible': focusRing(theme),
      'h1:focus, main:focus': { outline: 'none' },
      '@media (prefers-reduced-motion: reduce)': {
        // No transition at all, not one too short to see: by itself an element has one for each of its properties.
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '0s !important',
        },
      },
    }),
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: ({ theme }) => ({ '&.Mui-focusVisible': focusRing(theme) }) },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { minHeight: TOUCH, paddingInline: 18, borderRadius: 10, fontWeight: 600, whiteSpace: 'nowrap' },
      sizeSmall: { minHeight: TOUCH, paddingInline: 12 },
      sizeLarge: { minHeight: 52, fontSize: '1rem' },
      outlined: ({ theme }) => ({
        borderColor: theme.palette.divider,
        backgroundColor: theme.palette.background.paper,
      }),
    },
  },
  MuiIconButton: { styleOverrides: { root: { minWidth: TOUCH, minHeight: TOUCH, borderRadius: 10 } } },
  MuiToggleButton: {
    styleOverrides: { root: { minHeight: TOUCH, minWidth: TOUCH, fontWeight: 600, textTransform: 'none' } },
  },
  MuiTextField: { defaultProps: { fullWidth: true } },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({ fontSize: '0.875rem', fontWeight: 600, color: theme.palette.text.primary }),
    },
  },
  MuiAutocomplete: {
    styleOverrides: {
      inputRoot: {
        '&.MuiOutlinedInput-root': { paddingBlock: 0, paddingLeft: 0 },
        '&.MuiOutlinedInput-root .MuiAutocomplete-input': { padding: '0 14px' },
      },
      option: { minHeight: TOUCH },
    },
  },
  // Labels stand above their fields: always readable, never in the way of what is typed.
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      outlined: {
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        marginBottom: 6,
        pointerEvents: 'auto',
      },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({ borderRadius: 10, backgroundColor: theme.palette.background.paper }),
      input: { paddingBlock: 0, height: 48 },
      inputSizeSmall: { height: TOUCH },
      notchedOutline: ({ theme }) => ({
        top: 0,
        '& legend': { display: 'none' },
        borderColor: theme.palette.mode === 'dark' ? '#5d6c88' : '#8794aa',
      }),
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { marginInline: 2, fontWeight: 500 } } },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { borderRadius: 16, overflow: 'clip' } },
  },
  MuiDialog: { styleOverrides: { paper: { borderRadius: 16 } } },
  MuiDialogActions: { styleOverrides: { root: { padding: 20, paddingTop: 8, gap: 4 } } },
  MuiAlert: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 12,
        border: `1px solid ${theme.palette.divider}`,
        backgroundColor: theme.palette.background.paper,
        color: theme.palette.text.primary,
      }),
    },
  },
  // On a phone rows are laid out as cards, which must not take from them what they are.
  MuiTable: { defaultProps: { role: 'table' } },
  MuiTableHead: { defaultProps: { role: 'rowgroup' } },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({ borderColor: theme.palette.divider, paddingBlock: 10 }),
      head: ({ theme }) => ({
        fontWeight: 600,
        fontSize: '0.8125rem',
        whiteSpace: 'nowrap',
        color: theme.palette.text.secondary,
        backgroundColor: theme.palette.background.paper,
      }),
    },
  },
  MuiTableBody: {
    defaultProps: { role: 'rowgroup' },
    styleOverrides: { root: { '& > tr:last-child > th': { borderBottom: 0 } } },
  },
  MuiTableRow: {
    defaultProps: { role: 'row' },
    styleOverrides: { root: { '&:last-child > td': { borderBottom: 0 } } },
  },
  // No column is wider for its arrow.
  MuiTableSortLabel: {
    styleOverrides: {
      root: { position: 'relative' },
      icon: { position: 'absolute', left: '100%', margin: 0, fontSize: 14 },
    },
  },
  MuiChip: { styleOverrides: { root: { fontWeight: 600, borderRadius: 8 } } },
  MuiLink: { defaultProps: { underline: 'hover' }, styleOverrides: { root: { fontWeight: 600 } } },
  MuiSkeleton: { defaultProps: { animation: 'wave' } },
  // What a column is sorted by is said beside its name, not in place of it.
  MuiTooltip: { defaultProps: { describeChild: true } },
  RaDataTable: { defaultProps: { bulkActionButtons: false, hover: false, rowClick: false, size: 'medium' } },
  RaDataTableCell: { defaultProps: { role: 'cell' } },
  // Most lists come in an order of their own; a column says where it sorts.
  RaDataTableHeadCell: { defaultProps: { role: 'columnheader', disableSort: true } },
  RaTextInput: { defaultProps: { helperText: false } },
  RaNumberInput: {
    defaultProps: {
      helperText: false,
      size: 'medium',
      // A wheel over a focused number would change it unnoticed.
      onWheel: ({ target }) => (target as HTMLElement).blur(),
    },
  },
  RaBooleanInput: { defaultProps: { helperText: false } },
  RaRadioButtonGroupInput: {
    defaultProps: { helperText: false, margin: 'none' },
    styleOverrides: { root: { '& .RaRadioButtonGroupInput-label': { transform: 'none' } } },
  },
};
