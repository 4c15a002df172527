import BellIcon from '@mui/icons-material/NotificationsActive';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { isCallNumber } from '@sae/domain/billing';
import { formatRupees } from '@sae/domain/kernel';
import { tableName } from '@sae/domain/ordering';
import { Age } from '../orders/Age.js';
import { useNames } from '../ui/useNames.js';
import { type FloorTable, guestWaits, STATE_WORDS, type TableState } from './floor.js';

/** Beside the word, never instead of it. */
export const STATE_COLORS: Readonly<Record<TableState, string>> = {
  ordered: 'warning.main',
  claimed: 'error.main',
  kitchen: 'success.main',
  billed: 'info.main',
  free: 'text.secondary',
};

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** Of one height whatever stands in it, so that no tile moves under a finger. */
export const FloorTile = ({ table, onOpen }: { table: FloorTable; onOpen: () => void }) => {
  const { tableNo, state, since, sum, claims, customer, servedBy } = table;
  const names = useNames();
  const color = STATE_COLORS[state];
  return (
    <ButtonBase
      aria-haspopup="dialog"
      data-state={state}
      onClick={onOpen}
      sx={{
        ...{ display: 'grid', gridTemplate: 'auto auto 1fr auto / minmax(0, 1fr)', alignItems: 'start' },
        ...{ justifyContent: 'stretch', textAlign: 'left', font: 'inherit', lineHeight: 1.35 },
        ...{ width: '100%', height: { xs: 148, sm: 128 }, p: 1.25, pl: 1.75, borderRadius: '12px', overflow: 'hidden' },
        ...{ border: 1, borderColor: 'divider', bgcolor: state === 'free' ? 'transparent' : 'background.paper' },
        ...{ position: 'relative', '&:hover': { bgcolor: 'action.hover' } },
        '&::before': { content: '""', position: 'absolute', inset: '0 auto 0 0', width: '5px', bgcolor: color },
        '&[data-state="free"]::before': { bgcolor: 'divider' },
      }}
    >
      <Box component="span" sx={{ display: 'flex', alignItems: 'center', fontWeight: 700 }}>
        <Box component="span" sx={{ flex: 1, ...(isCallNumber(tableNo) && { fontSize: '0.875rem', ...oneLine }) }}>
          {tableName(tableNo)}
        </Box>
        {guestWaits(table) && (
          <BellIcon titleAccess="a guest’s order waits" sx={{ fontSize: 18, color: 'primary.main' }} />
        )}
      </Box>
      <Box component="span" sx={{ color, fontWeight: 600, fontSize: '0.875rem' }}>
        {STATE_WORDS[state]}
      </Box>
      {claims.length > 0 && state !== 'claimed' ? (
        <Box component="span" sx={{ color: STATE_COLORS.claimed, fontWeight: 600, fontSize: '0.75rem' }}>
          {STATE_WORDS.claimed}
        </Box>
      ) : (
        <Box component="span" sx={{ fontSize: '0.8125rem', ...oneLine }}>
          {customer?.name ?? names.get(servedBy ?? 0)?.name}
        </Box>
      )}
      {since !== null && (
        <Box component="span" sx={{ display: 'grid', gap: 0.25, justifyItems: 'start' }}>
          <Box component="span" sx={{ fontSize: '0.875rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
            {formatRupees(sum)}
          </Box>
          <Age since={since} />
        </Box>
      )}
    </ButtonBase>
  );
};
