import AddIcon from '@mui/icons-material/Add';
import FloorIcon from '@mui/icons-material/TableRestaurantOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useMay } from '../auth/user.js';
import { hasFailed } from '../data/api-error.js';
import { EmptyState } from '../ui/EmptyState.js';
import { ListState } from '../ui/ListState.js';
import { PageHeader } from '../ui/PageHeader.js';
import { useFailureToast } from '../ui/toasts.js';
import { countedStates, freeTable, STATE_WORDS, type FloorTable } from './floor.js';
import { FloorTile } from './FloorTile.js';
import { TableSheet } from './TableSheet.js';
import { useFloor } from './useFloor.js';
import { useMyTables } from './useMyTables.js';

const FAILURE = 'Failed to fetch tables';

const NoTables = () => (
  <EmptyState
    icon={<FloorIcon />}
    text="No tables yet"
    hint="Each table you generate a code for stands here, and every other while something is open there."
    action={
      <Button component={Link} to="/qr-code" variant="outlined">
        Generate QR codes
      </Button>
    }
  />
);

/** Questions of which a floor without one answer would be a wrong one. */
const together = (questions: readonly Pick<UseQueryResult, 'data' | 'error' | 'isPending' | 'refetch'>[]) => ({
  isWhole: questions.every(({ data }) => data !== undefined),
  isPending: questions.some(({ isPending }) => isPending),
  error: questions.find(({ error }) => error !== null)?.error ?? null,
  refetch: () => questions.forEach(({ refetch }) => void refetch()),
});

const inWords = (floor: readonly FloorTable[]): string =>
  countedStates(floor)
    .map(({ state, count }) => `${count} ${STATE_WORDS[state].toLowerCase()}`)
    .join(' · ');

/** Every table at a glance, and behind its tile all that is done there. */
export const FloorPage = () => {
  const { floor, questions, hasNoCodes } = useFloor();
  const { hasOwn, isOn, shown, choose } = useMyTables(floor);
  const mayOrder = useMay('PlaceOrder');
  const asked = together(questions);
  const { isWhole } = asked;
  useFailureToast(hasFailed(asked.error), FAILURE);
  // The table stays while the sheet goes away.
  const [chosen, setChosen] = useState<number | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = (tableNo: number) => {
    setChosen(tableNo);
    setOpen(true);
  };
  return (
    <>
      <PageHeader
        title="Floor"
        lead={<span role="status">{isWhole ? inWords(floor) : '\u00a0'}</span>}
        actions={
          <>
            {hasOwn && (
              <ToggleButton value="mine" color="primary" selected={isOn} onChange={() => choose(!isOn)}>
                My tables
              </ToggleButton>
            )}
            {mayOrder && (
              <Button component={Link} to="/take-order" variant="contained" startIcon={<AddIcon />}>
                Take Order
              </Button>
            )}
          </>
        }
      />
      <ListState asked={asked} failure={FAILURE} isEmpty={!isWhole} empty={null}>
        <Box
          component="ul"
          aria-label="Tables"
          sx={{
            ...{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: { xs: 1, sm: 1.5 } },
            gridTemplateColumns: { xs: 'repeat(3, minmax(0, 1fr))', sm: 'repeat(auto-fill, minmax(136px, 1fr))' },
          }}
        >
          {shown.map((table) => (
            <li key={table.tableNo}>
              <FloorTile table={table} onOpen={() => open(table.tableNo)} />
            </li>
          ))}
        </Box>
        {hasNoCodes && floor.length === 1 && <NoTables />}
      </ListState>
      {chosen !== null && (
        <TableSheet
          table={floor.find(({ tableNo }) => tableNo === chosen) ?? freeTable(chosen)}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};
