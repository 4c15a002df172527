import type { Theme } from '@mui/material/styles';
import { vegColor } from '../theme/palette.js';
import { rowsOrCards } from '../theme/rows-or-cards.js';
import { TOUCH } from '../theme/components.js';

const tinted = (color: string, percent: number) => `color-mix(in srgb, ${color} ${percent}%, transparent)`;

const buttons = ({ palette }: Theme) => ({
  '& .buttons': { display: 'flex', gap: 0.25 },
  '& .buttons button': {
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
    '&.danger:hover': { bgcolor: tinted(palette.error.main, 12) },
  },
});

const cells = ({ palette }: Theme) => ({
  '& .column-name, & .column-category, & .column-description': { overflowWrap: 'anywhere' },
  '& td.column-id, & td.column-description': { color: 'text.secondary' },
  '& td.column-name': { fontWeight: 600 },
  '& .second-name, & small': { display: 'block', fontWeight: 400, fontSize: '0.8125rem', color: 'text.secondary' },
  '& .code': { ml: 1, fontWeight: 400, color: 'text.secondary', whiteSpace: 'nowrap' },
  '& .sold-out': { display: 'block', fontSize: '0.8125rem', color: 'warning.main' },
  '& td.column-price, & td.column-halfPrice': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& .price': {
    minHeight: TOUCH,
    border: 1,
    borderColor: 'transparent',
    borderRadius: 1,
    mx: -1,
    px: 1,
    font: 'inherit',
    color: 'inherit',
    bgcolor: 'transparent',
    cursor: 'text',
    '&:hover, &:focus-visible': { borderColor: 'text.secondary' },
  },
  '& button.price': { textDecoration: 'underline dotted', textUnderlineOffset: '3px' },
  '& input.price': { width: 96, borderColor: 'text.secondary', bgcolor: 'background.paper' },
  '& .select': {
    ...{ display: 'inline-flex', alignItems: 'center', justifyContent: 'center', minWidth: TOUCH, minHeight: TOUCH },
    ...{ cursor: 'pointer', '& input': { width: 20, height: 20, m: 0, accentColor: palette.primary.main } },
  },
  '& .column-isVeg': { whiteSpace: 'nowrap' },
  '& [data-veg] svg': { width: 14, height: 14, mr: 0.75, verticalAlign: '-1px' },
  '& [data-veg="true"]': { color: vegColor(true, palette.mode) },
  '& [data-veg="false"]': { color: vegColor(false, palette.mode) },
  '& .status': {
    display: 'inline-block',
    whiteSpace: 'nowrap',
    px: 1,
    borderRadius: 1,
    lineHeight: 1.8,
    fontWeight: 600,
    fontSize: '0.8125rem',
    color: 'success.main',
    bgcolor: tinted(palette.success.main, 13),
  },
});

/** The row of what is not sold. */
export const disabledRow = {
  bgcolor: 'action.hover',
  '& td.MuiTableCell-root': { color: 'text.secondary' },
  '& [data-veg][data-veg]': { color: 'inherit' },
  '& .status.status': {
    color: 'warning.main',
    bgcolor: ({ palette }: Theme) => tinted(palette.warning.main, 14),
  },
} as const;

const CARD =
  '"id name price" auto "category category halfPrice" auto "description description description" auto "isVeg isVeg isEnabled" auto "actions actions actions" auto / auto 1fr auto';
/** With a box before all of it, to mark it. */
const MARKED_CARD = CARD.replaceAll(/"(?=\w)/g, '"select ').replace(' / ', ' / auto ');

/** On smaller screens: name and price, what it is, and buttons for a thumb. */
const look = (theme: Theme) => ({
  all: {
    '& td': { fontSize: { xs: '0.9375rem', lg: '0.875rem', xl: '0.9375rem' } },
    ...cells(theme),
    ...buttons(theme),
  },
  inRows: {
    '& th, & td': { px: 0.75, py: 1 },
    '& th:last-of-type, & td:last-of-type': { pr: 2 },
    '& th:last-of-type': { pl: 1.75 },
    '& td.column-description': { maxWidth: 260 },
    '& td.column-category, & td.column-name': { minWidth: 88 },
  },
  card: CARD,
  cardBox: { alignItems: 'baseline', rowGap: 0.75 },
  onCards: {
    '& td.column-id::before': { content: '"#"' },
    '& td.column-name': { fontSize: '1.0625rem' },
    '& td.column-price': { fontSize: '1.0625rem', fontWeight: 600, textAlign: 'right' },
    '& td.column-category, & td.column-halfPrice': { color: 'text.secondary' },
    '& td.column-halfPrice': { textAlign: 'right', '&::before': { content: '"Half "' } },
    '& td.column-description:empty': { display: 'none' },
    '& td.column-isEnabled': { textAlign: 'right' },
    '& .buttons': {
      mt: 0.5,
      gap: 1,
      '&:has(> :nth-of-type(4))': { gap: 0.5, flexWrap: 'wrap' },
      '& button, & button:first-of-type': { flex: 1, minHeight: 48, bgcolor: 'action.hover', textAlign: 'center' },
    },
  },
});

export const menuTable = rowsOrCards('lg', look);
/** While dishes are marked, cards leave room for more of them. */
export const markedTable = rowsOrCards('lg', (theme) => {
  const { onCards, ...others } = look(theme);
  return { ...others, card: MARKED_CARD, onCards: { ...onCards, '& td.column-actions': { display: 'none' } } };
});
