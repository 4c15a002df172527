import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { type MenuSearch, VEG_FILTERS } from '../ordering/menu-search.js';
import type { TableBox } from '../ordering/table-box.js';
import { TableInput, WhyFallenBack } from './TableInput.js';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** `/` goes to the search box, from wherever nothing is being typed. */
const useSlashKey = (box: RefObject<HTMLInputElement | null>): void => {
  useEffect(() => {
    const onKey = (event: DocumentEventMap['keydown']) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      box.current?.focus();
      box.current?.select();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [box]);
};

interface TakeOrderBarProps {
  readonly table: TableBox;
  readonly onTable: (change: (table: TableBox) => TableBox) => void;
  readonly search: MenuSearch;
  readonly onSearch: (search: MenuSearch) => void;
  /** Enter in the search box. */
  readonly onPickFirst: () => void;
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

/** For which table, and what is looked for; stays in reach while the menu scrolls. */
export const TakeOrderBar = ({ table, onTable, search, onSearch, onPickFirst }: TakeOrderBarProps) => {
  const box = useRef<HTMLInputElement>(null);
  useSlashKey(box);
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onSearch({ ...search, text: '' });
    if (event.key === 'Enter' && search.text.trim()) {
      onPickFirst();
      box.current?.select();
    }
  };
  return (
    <Box
      sx={{
        ...{ position: 'sticky', top: 0, zIndex: 2, bgcolor: 'background.default' },
        ...{ mx: { xs: -2, sm: 0 }, px: { xs: 2, sm: 0 }, py: 1.5, mb: 1.5 },
        ...{
          display: 'grid',
          gap: 1.5,
          alignItems: 'end',
          gridTemplateColumns: { xs: '104px 1fr', md: '104px 1fr auto' },
        },
      }}
    >
      <TableInput table={table} onTable={onTable} />
      <TextField
        inputRef={box}
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
            startAdornment: (
              <InputAdornment position="start">
                <SearchIcon />
              </InputAdornment>
            ),
            endAdornment: search.text === '' && <SlashHint />,
          },
        }}
      />
      <ToggleButtonGroup
        exclusive
        color="primary"
        aria-label="Veg filter"
        value={search.veg}
        onChange={(_, veg: MenuSearch['veg'] | null) => veg && onSearch({ ...search, veg })}
        sx={{ gridColumn: { xs: '1 / -1', md: 'auto' }, bgcolor: 'background.paper', height: 48 }}
      >
        {VEG_FILTERS.map((veg) => (
          <ToggleButton key={veg} value={veg} sx={{ px: 1.75, flex: { xs: 1, md: 'none' }, whiteSpace: 'nowrap' }}>
            {veg}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <WhyFallenBack table={table} />
    </Box>
  );
};
