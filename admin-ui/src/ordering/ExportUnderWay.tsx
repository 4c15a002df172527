import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ExportProgress } from '@sae/domain/exports';
import { percentOf, wordsOf } from './export-progress.js';

const UNSEEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/** How far it is: seen as it goes, said at each quarter. */
export const ExportUnderWay = ({ fileName, progress }: { fileName: string; progress: ExportProgress | null }) => {
  const percent = percentOf(progress);
  const words = wordsOf(progress);
  return (
    <Stack sx={{ gap: 1.5, py: 1 }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{fileName}</Typography>
      <LinearProgress
        aria-label="Export"
        variant={percent === null ? 'indeterminate' : 'determinate'}
        value={percent ?? undefined}
        sx={{ height: 8, borderRadius: 4 }}
      />
      <Typography variant="body2" color="text.secondary" aria-hidden sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {words}
      </Typography>
      <Box role="status" sx={UNSEEN}>
        {percent === null ? words : `${Math.floor(percent / 25) * 25}% exported`}
      </Box>
      <Typography variant="body2" color="text.secondary">
        You can close this and go on working. The file is saved when it is ready, as long as SAE stays open.
      </Typography>
    </Stack>
  );
};
