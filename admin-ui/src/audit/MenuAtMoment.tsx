import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { formatRupees, type IsoTime } from '@sae/domain/kernel';
import { useState } from 'react';
import { EmptyState } from '../ui/EmptyState.js';
import { ListState, SeeMore } from '../ui/ListState.js';
import { Panel } from '../ui/Panel.js';
import { useQuestion } from '../ui/provider.js';

/** A longer menu is drawn as far as it is looked at. */
const DRAWN = 100;

/** The menu as it stood at a moment. */
export const MenuAtMoment = ({ time }: { time: IsoTime }) => {
  const [drawn, setDrawn] = useState(DRAWN);
  const asked = useQuestion('menuAt', { time }, { queryKey: ['menu', 'at', time], staleTime: Infinity });
  const items = asked.data?.items ?? [];
  return (
    <Panel title={asked.data ? `Menu (${items.length})` : 'Menu'} flush>
      <ListState
        asked={asked}
        failure="Failed to fetch the menu of that moment"
        isEmpty={items.length === 0}
        empty={<EmptyState text="No menu items" />}
      >
        <TableContainer>
          <Table aria-label="Menu" size="small">
            <TableHead>
              <TableRow>
                <TableCell>Item</TableCell>
                <TableCell>Category</TableCell>
                <TableCell align="right">Full</TableCell>
                <TableCell align="right">Half</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {items.slice(0, drawn).map(({ id, name, category, price, halfPrice, isEnabled }) => (
                <TableRow key={id}>
                  <TableCell sx={{ overflowWrap: 'anywhere' }}>
                    {isEnabled ? name : <s>{name}</s>}
                    {!isEnabled && ' (disabled)'}
                  </TableCell>
                  <TableCell sx={{ overflowWrap: 'anywhere' }}>{category}</TableCell>
                  <TableCell align="right">{formatRupees(price)}</TableCell>
                  <TableCell align="right">{halfPrice === null ? '-' : formatRupees(halfPrice)}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
        {drawn < items.length && <SeeMore isGrowing={false} onMore={() => setDrawn(drawn + DRAWN)} />}
      </ListState>
    </Panel>
  );
};
