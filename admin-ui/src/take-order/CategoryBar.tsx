import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { TOUCH } from '../theme/components.js';
import type { MenuGroup } from './menu-groups.js';

const bar: SxProps<Theme> = ({ palette }) => ({
  ...{ flex: '1 1 100%', display: 'flex', gap: 0.75, minWidth: 0, minHeight: TOUCH, p: '3px', m: '-3px' },
  ...{ overflow: 'auto', scrollbarWidth: 'none', flexWrap: { md: 'wrap' }, maxHeight: { md: 100 } },
  '& button': {
    ...{ flex: 'none', height: TOUCH, px: 1.5, border: `1px solid ${palette.divider}`, borderRadius: '22px' },
    ...{ maxWidth: 220, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    ...{ font: 'inherit', fontSize: '0.875rem', fontWeight: 600, cursor: 'pointer' },
    ...{ color: 'text.primary', bgcolor: 'background.paper', '&:hover': { bgcolor: 'action.selected' } },
  },
});

/** Leads to each part of the menu. */
export const CategoryBar = ({ parts, onPart }: { parts: readonly MenuGroup[]; onPart: (id: string) => void }) => (
  <Box component="nav" aria-label="Categories" sx={bar}>
    {parts.map(({ id, name }) => (
      <button key={id} type="button" onClick={() => onPart(id)}>
        {name}
      </button>
    ))}
  </Box>
);
