import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AUDIT_KINDS, isAuditKind } from '@sae/domain/audit';
import { OWNER_ID, ROLES } from '@sae/domain/people';
import { useState, type ChangeEvent } from 'react';
import { useListContext } from 'react-admin';
import { Choice } from '../ui/Choice.js';
import { DayInput } from '../ui/DayFilter.js';
import { useNames } from '../ui/useNames.js';
import { EVERYTHING, filterFrom, filterOf, isNarrowed, type AuditFilter } from './audit-filter.js';

const KINDS = [
  { value: '', name: 'Everything' },
  ...Object.entries(AUDIT_KINDS).map(([value, name]) => ({ value, name })),
];
/** Of a call number its letter and number. */
const TABLE = { htmlInput: { maxLength: 9 } } as const;
const DIGITS = { htmlInput: { inputMode: 'numeric', maxLength: 9 } } as const;

const EVERYBODY = { value: '', name: 'Everybody' };

/** Those who were added; where nobody was all is the owner's. */
const usePeople = () =>
  [...useNames().values()]
    .filter(({ id }) => id !== OWNER_ID)
    .map(({ id, name, role }) => ({ value: String(id), name: `${name}, ${ROLES[role]}` }));

/** Of which day, table, order and bill, and of which kind; of all when empty. */
export const AuditFilters = () => {
  const { filterValues, setFilters } = useListContext();
  const people = usePeople();
  const [filter, setFilter] = useState(() => filterFrom(filterValues));
  // A list is kept of a table and of a person, and of no two of them.
  const onFilter = (wanted: AuditFilter) => {
    setFilter(wanted);
    setFilters(filterOf(wanted));
  };
  const typed = (field: 'table' | 'order' | 'bill', unwanted: RegExp) => ({
    size: 'small' as const,
    value: filter[field],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      onFilter({
        ...filter,
        [field]: target.value.replace(unwanted, ''),
        ...(field === 'table' ? { person: '' } : {}),
      }),
  });
  return (
    <Stack
      role="search"
      aria-label="Filter what happened"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(auto-fill, minmax(150px, 1fr))' },
        gap: { xs: 1.5, sm: 2 },
        alignItems: 'end',
        justifyContent: 'start',
        px: { xs: 2, sm: 3 },
        pb: 2.5,
      }}
    >
      <DayInput label="Day" day={filter.day} onDay={(day) => onFilter({ ...filter, day })} />
      <Choice
        label="What"
        size="small"
        value={filter.kind}
        options={KINDS}
        onChoose={(kind) => onFilter({ ...filter, kind: isAuditKind(kind) ? kind : '' })}
      />
      {people.length > 0 && (
        <Choice
          label="Who"
          size="small"
          value={filter.person}
          options={[EVERYBODY, ...people]}
          onChoose={(person) => onFilter({ ...filter, person, ...(person ? { table: '' } : {}) })}
        />
      )}
      <TextField label="Table No." placeholder="0: Counter, T12" {...typed('table', /[^\dtd]/gi)} slotProps={TABLE} />
      <TextField label="Order No." {...typed('order', /\D/g)} slotProps={DIGITS} />
      <TextField
        label="Bill No."
        placeholder="2026-27/000042"
        {...typed('bill', /[^\dcn/-]/gi)}
        slotProps={{ htmlInput: { maxLength: 16 } }}
        sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}
      />
      {isNarrowed(filter) && (
        <Button color="inherit" onClick={() => onFilter(EVERYTHING)} sx={{ justifySelf: 'start' }}>
          Clear
        </Button>
      )}
    </Stack>
  );
};
