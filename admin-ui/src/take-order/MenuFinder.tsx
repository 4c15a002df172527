import CloseIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import type { SxProps, Theme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { KeyboardEvent, RefObject } from 'react';
import { type MenuSearch, VEG_FILTERS } from '../menu/menu-search.js';
import { TOUCH } from '../theme/components.js';
import { FINDER_HEIGHT, useHeightAs } from '../ui/useHeightAs.js';
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
const CategoryBar = ({ parts, onPart }: { parts: readonly MenuGroup[]; onPart: (id: string) => void }) => (
  <Box component="nav" aria-label="Categories" sx={bar}>
    {parts.map(({ id, name }) => (
      <button key={id} type="button" onClick={() => onPart(id)}>
        {name}
      </button>
    ))}
  </Box>
);

interface MenuFinderProps {
  readonly box: RefObject<HTMLInputElement | null>;
  readonly search: MenuSearch;
  readonly onSearch: (search: MenuSearch) => void;
  /** Enter in the search box. */
  readonly onPickFirst: () => void;
  readonly parts: readonly MenuGroup[];
  readonly onPart: (id: string) => void;
}

const SlashHint = () => (
  <Box
    component="kbd"
    aria-hidden
    sx={{
      ...{ px: 1, border: 1, borderColor: 'divider', borderRadius: 0.5, color: 'text.secondary', font: 'inherit' },
      '@media (pointer: coarse)': { display: 'none' },
    }}
  >
    /
  </Box>
);

const finder = {
  ...{ position: 'sticky', top: 0, zIndex: 2, bgcolor: 'background.default' },
  ...{ mx: { xs: -2, sm: 0 }, px: { xs: 2, sm: 0 }, py: 0.75 },
  ...{ display: 'flex', flexWrap: 'wrap', gap: 0.75 },
  // The × is ours: as large as a thumb, and it gives the focus back.
  '& [type="search"]::-webkit-search-cancel-button': { display: 'none' },
} as const;

/** What is looked for, and where in the menu; stays in reach while the menu scrolls. */
export const MenuFinder = ({ box, search, onSearch, onPickFirst, parts, onPart }: MenuFinderProps) => {
  const clear = () => {
    onSearch({ ...search, text: '' });
    box.current?.focus();
  };
  const onKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
    if (key === 'Escape') clear();
    if (key !== 'Enter' || ctrlKey || metaKey || !search.text.trim()) return;
    onPickFirst();
    box.current?.select();
  };
  return (
    <Box ref={useHeightAs(FINDER_HEIGHT)} sx={finder}>
      <TextField
        inputRef={box}
        sx={{ flex: '1 1 150px' }}
        type="search"
        placeholder="Search menu"
        value={search.text}
        onChange={({ target }) => onSearch({ ...search, text: target.value })}
        onKeyDown={onKey}
        slotProps={{
          htmlInput: {
            'aria-label': 'Search menu',
            'aria-keyshortcuts': '/',
            enterKeyHint: 'done',
            autoComplete: 'off',
          },
          input: {
            sx: { pr: 0.5, pl: { xs: 1, md: 1.75 } },
            startAdornment: (
              <InputAdornment position="start" sx={{ mr: { xs: 0.5, md: 1 } }}>
                <SearchIcon />
              </InputAdornment>
            ),
            endAdornment: search.text ? (
              <IconButton aria-label="Clear search" onClick={clear}>
                <CloseIcon />
              </IconButton>
            ) : (
              <SlashHint />
            ),
          },
        }}
      />
      <ToggleButtonGroup
        exclusive
        color="primary"
        aria-label="Veg filter"
        value={search.veg}
        onChange={(_, veg: MenuSearch['veg'] | null) => veg && onSearch({ ...search, veg })}
        sx={{ bgcolor: 'background.paper', height: 48 }}
      >
        {VEG_FILTERS.map((veg) => (
          <ToggleButton key={veg} value={veg} sx={{ px: { xs: 1, md: 1.75 }, whiteSpace: 'nowrap' }}>
            {veg}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <CategoryBar parts={parts} onPart={onPart} />
    </Box>
  );
};
