import ReplayIcon from '@mui/icons-material/Replay';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatRupees } from '@sae/domain/kernel';
import { linesText, tableName } from '@sae/domain/ordering';
import type { RunningTable } from './running-table.js';

/** What the table has already, and its last round to be taken once more. */
export const RunningNote = ({
  tableNo,
  running,
  onAgain,
}: {
  tableNo: number;
  running: RunningTable;
  onAgain: () => void;
}) => (
  <Box
    component="section"
    aria-label={`Already at ${tableName(tableNo)}`}
    sx={{ p: 1.5, mb: 1.5, borderRadius: '12px', bgcolor: 'action.hover' }}
  >
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, fontWeight: 600 }}>
      <span>Already at {tableName(tableNo)}</span>
      <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {formatRupees(running.total)}
      </Box>
    </Box>
    <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
      {linesText(running.items)}
    </Typography>
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mt: 1 }}>
      <Button
        variant="outlined"
        size="small"
        sx={{ flex: 'none' }}
        startIcon={<ReplayIcon />}
        aria-description="Puts the last round into this order"
        onClick={onAgain}
      >
        Again
      </Button>
      <Typography variant="body2" color="text.secondary" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {linesText(running.lastRound)}
      </Typography>
    </Box>
  </Box>
);
