import type { SxProps, Theme } from '@mui/material/styles';
import { TOUCH } from '../theme/index.js';

const buttons = (theme: Theme) => ({
  '& .buttons': { display: 'flex', gap: 0.25 },
  '& button': {
    minHeight: TOUCH,
    px: 1,
    whiteSpace: 'nowrap',
    border: 0,
    borderRadius: 1,
    font: 'inherit',
    fontWeight: 600,
    color: 'primary.main',
    bgcolor: 'transparent',
    cursor: 'pointer',
    '&:hover': { bgcolor: 'action.selected' },
    '&:disabled': { color: 'text.disabled', cursor: 'default' },
    '&:first-of-type': { minWidth: 66, textAlign: 'left' },
    '&.danger': { color: 'error.main' },
    '&.danger:hover': { bgcolor: `color-mix(in srgb, ${theme.palette.error.main} 12%, transparent)` },
  },
});

const cells = (theme: Theme) => ({
  '& td': { borderTop: `1px solid ${theme.palette.divider}` },
  '& [data-part="name"], & [data-part="category"], & [data-part="description"]': { overflowWrap: 'anywhere' },
  '& [data-part="id"], & [data-part="description"]': { color: 'text.secondary' },
  '& [data-part="name"]': { fontWeight: 600 },
  '& [data-part="price"], & [data-part="half"]': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& [data-part="veg"]': { whiteSpace: 'nowrap' },
  '& [data-veg] svg': { width: 14, height: 14, mr: 0.75, verticalAlign: '-1px' },
  '& [data-veg="true"]': { color: theme.palette.mode === 'dark' ? '#5fce8c' : '#1b7a43' },
  '& [data-veg="false"]': { color: theme.palette.mode === 'dark' ? '#f0976b' : '#9a3412' },
  '& .status': {
    display: 'inline-block',
    whiteSpace: 'nowrap',
    px: 1,
    borderRadius: 1,
    lineHeight: 1.8,
    fontWeight: 600,
    fontSize: '0.8125rem',
    color: 'success.main',
    bgcolor: `color-mix(in srgb, ${theme.palette.success.main} 13%, transparent)`,
  },
});

const disabled = (theme: Theme) => ({
  '& tr[data-disabled]': { bgcolor: 'action.hover' },
  '& tr[data-disabled] td': { color: 'text.secondary' },
  '& tr[data-disabled] [data-part="name"]': { textDecoration: 'line-through' },
  '& tr[data-disabled] [data-veg]': { color: 'inherit' },
  '& tr[data-disabled] .status': {
    color: 'warning.main',
    bgcolor: `color-mix(in srgb, ${theme.palette.warning.main} 14%, transparent)`,
  },
});

const wide = {
  '& th, & td': { px: 0.75, py: 1, textAlign: 'left' },
  '& th:first-of-type, & td:first-of-type': { pl: 3 },
  '& th:last-of-type, & td:last-of-type': { pr: 2 },
  '& th:last-of-type': { pl: 1.75 },
  '& th': {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    bgcolor: 'background.paper',
    fontSize: '0.8125rem',
    fontWeight: 600,
    color: 'text.secondary',
    whiteSpace: 'nowrap',
  },
  '& [data-part="description"]': { maxWidth: 260 },
  '& [data-part="category"], & [data-part="name"]': { minWidth: 88 },
};

/** Each row a card: name and price, what it is, and buttons for a thumb. */
const narrow = {
  '& table, & tbody': { display: 'block' },
  '& thead': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  '& tbody tr': {
    display: 'grid',
    gridTemplate:
      '"id name price" auto "category category half" auto "text text text" auto "veg veg status" auto "actions actions actions" auto / auto 1fr auto',
    columnGap: 1,
    alignItems: 'baseline',
    rowGap: 0.75,
    p: 2,
    borderTop: '1px solid',
    borderColor: 'divider',
  },
  '& tbody td': { border: 0, p: 0 },
  '& [data-part="id"]': { gridArea: 'id', '&::before': { content: '"#"' } },
  '& [data-part="name"]': { gridArea: 'name', fontSize: '1.0625rem' },
  '& [data-part="price"]': { gridArea: 'price', fontSize: '1.0625rem', fontWeight: 600, textAlign: 'right' },
  '& [data-part="category"]': { gridArea: 'category', color: 'text.secondary' },
  '& [data-part="half"]': {
    gridArea: 'half',
    color: 'text.secondary',
    textAlign: 'right',
    '&::before': { content: '"Half "' },
  },
  '& [data-none]': { visibility: 'hidden' },
  '& [data-part="description"]': { gridArea: 'text', '&:empty': { display: 'none' } },
  '& [data-part="veg"]': { gridArea: 'veg' },
  '& [data-part="status"]': { gridArea: 'status', textAlign: 'right' },
  '& [data-part="actions"]': { gridArea: 'actions' },
  '& .buttons': {
    mt: 0.5,
    gap: 1,
    '& button': { flex: 1, minHeight: 48, bgcolor: 'action.hover', textAlign: 'center' },
  },
};

export const menuTable: SxProps<Theme> = (theme) => ({
  '& table': {
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: { xs: '0.9375rem', lg: '0.875rem', xl: '0.9375rem' },
  },
  ...cells(theme),
  ...buttons(theme),
  ...disabled(theme),
  [theme.breakpoints.up('lg')]: wide,
  [theme.breakpoints.down('lg')]: narrow,
});
