import type { SxProps, Theme } from '@mui/material/styles';
import { TOUCH } from '../theme/components.js';
import { vegColor } from '../theme/palette.js';
import { FINDER_HEIGHT } from '../ui/useHeightAs.js';

const buttons = ({ palette }: Theme) => ({
  '& .steps': { display: 'flex', flex: 1, minWidth: 0, alignItems: 'center' },
  '& button.plus, & button.minus': {
    height: TOUCH,
    minWidth: TOUCH,
    p: 0,
    border: `1px solid ${palette.divider}`,
    borderRadius: '9px',
    font: 'inherit',
    color: 'primary.main',
    bgcolor: 'background.paper',
    cursor: 'pointer',
  },
  '& .portion button.plus': { flex: 1, px: 1, fontSize: '0.8125rem', fontWeight: 600, textAlign: 'left' },
  '& .portion[data-chosen="true"] button': { flex: 'none', px: 0, fontSize: '1.375rem', textAlign: 'center' },
  '& .portion[data-chosen="true"] .plus': {
    ...{ bgcolor: 'primary.main', color: 'primary.contrastText', borderColor: 'primary.main' },
    '&:disabled': { bgcolor: 'action.selected', color: 'text.disabled', borderColor: 'transparent' },
  },
  '& button.off.plus': { color: 'text.secondary', cursor: 'default' },
  // The whole tile adds one; what lies on it does what it says.
  '& .column-full .plus::before': { content: '""', position: 'absolute', inset: 0 },
  '& .minus, & .column-half button, & .column-dish button': { position: 'relative', zIndex: 1 },
});

/** Dishes as tiles, as many abreast as there is room for. Nothing in a tile moves when it is pressed. */
export const menuTiles: SxProps<Theme> = (theme) => ({
  display: 'block',
  '& tbody': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))',
    gap: 0.75,
    pb: 1,
  },
  '& .heading': { display: 'block', gridColumn: '1 / -1' },
  '& .heading th': {
    ...{ display: 'block', p: 0, pt: 0.5, textAlign: 'left', overflowWrap: 'anywhere' },
    scrollMarginTop: `var(${FINDER_HEIGHT}, 120px)`,
    ...{ fontSize: '0.875rem', fontWeight: 700, color: 'text.secondary', '&:focus': { outline: 'none' } },
  },
  '& .tile': {
    ...{
      position: 'relative',
      isolation: 'isolate',
      display: 'grid',
      gridTemplateRows: '1fr',
      alignItems: 'end',
      p: '4px',
      minWidth: 0,
    },
    ...{ border: `1px solid ${theme.palette.divider}`, borderRadius: '12px', bgcolor: 'background.paper' },
    '&[data-chosen="true"]': {
      borderColor: 'primary.main',
      boxShadow: `inset 0 0 0 1px ${theme.palette.primary.main}`,
    },
    '&[data-first-hit="true"]': { outline: `2px dashed ${theme.palette.primary.main}`, outlineOffset: '1px' },
    '& button': { scrollMarginBlock: '180px' },
  },
  '& .column-dish': {
    ...{ display: 'flex', alignItems: 'center', alignSelf: 'stretch', p: 0, pl: 0.75, minHeight: TOUCH, minWidth: 0 },
    '& button': { flex: 'none', minHeight: TOUCH, ml: 'auto', color: 'primary.main' },
    '& .more': {
      // As wide as a thumb, and what of it is seen as narrow as it is.
      ...{ width: TOUCH, ml: '-10px', p: 0, pr: '10px', textAlign: 'right' },
      ...{ border: 0, borderRadius: '9px', bgcolor: 'transparent', color: 'text.secondary' },
      ...{ font: 'inherit', fontSize: '1.125rem', lineHeight: 1, cursor: 'pointer' },
    },
  },
  '& .name': {
    ...{ display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', overflow: 'hidden' },
    ...{ fontSize: '0.875rem', fontWeight: 600, lineHeight: 1.25, overflowWrap: 'anywhere', minWidth: 0, flex: 1 },
    '&[data-off="true"]': { color: 'text.secondary' },
    '&:has(.hours)': { WebkitLineClamp: 4 },
  },
  '& .hours': { display: 'block', fontSize: '0.75rem', fontWeight: 400 },
  '& .left': { fontWeight: 600, color: 'warning.main', whiteSpace: 'nowrap' },
  '& .code': { fontWeight: 400, color: 'text.secondary' },
  '& [data-veg] svg': { width: '0.85em', height: '0.85em', verticalAlign: '-0.06em' },
  '& [data-veg="true"]': { color: vegColor(true, theme.palette.mode) },
  '& [data-veg="false"]': { color: vegColor(false, theme.palette.mode) },
  '& .portion': { position: 'static', display: 'flex', alignItems: 'center', p: 0, minWidth: 0 },
  '& .column-half': { position: 'relative', mt: '2px', '& .price': { right: '8px' } },
  '& .price': {
    ...{ fontSize: '0.8125rem', fontVariantNumeric: 'tabular-nums', color: 'text.secondary', whiteSpace: 'nowrap' },
    ...{ position: 'absolute', right: 13, zIndex: 2, lineHeight: `${TOUCH}px`, pointerEvents: 'none' },
  },
  '& .portion[data-chosen="true"] .price': { display: 'none' },
  '& .count': { flex: 1, textAlign: 'center', fontWeight: 700, fontVariantNumeric: 'tabular-nums', lineHeight: 1.1 },
  '& .count small': { display: 'block', fontSize: '0.6875rem', fontWeight: 600, color: 'text.secondary' },
  ...buttons(theme),
});
