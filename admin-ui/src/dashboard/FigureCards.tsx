import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { BAR } from './chart-data.js';
import type { FigureCard } from './cards.js';

const NUMBER = { fontSize: 'clamp(1.5rem, 1.1rem + 1.4vw, 2.125rem)', fontWeight: 700, letterSpacing: '-0.02em' };

const ACCENT = {
  position: 'relative',
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '20px auto 20px 0',
    width: 4,
    borderRadius: '0 4px 4px 0',
    bgcolor: BAR.fill,
  },
} as const;

/** What matters most, in large figures. */
export const FigureCards = ({ cards, isPending }: { cards: readonly FigureCard[]; isPending: boolean }) => (
  <Box
    component="dl"
    aria-busy={isPending}
    sx={{
      m: 0,
      display: 'grid',
      gap: 2,
      gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fit, minmax(220px, 1fr))' },
      '@media print': { gridTemplateColumns: `repeat(${cards.length}, 1fr)` },
    }}
  >
    {cards.map(({ title, value, note }) => (
      <Card key={title} sx={{ px: { xs: 2.5, sm: 3 }, py: { xs: 2, sm: 2.5 }, breakInside: 'avoid', ...ACCENT }}>
        <Typography component="dt" variant="h3" color="text.secondary">
          {title}
        </Typography>
        <Typography component="dd" sx={{ ...NUMBER, m: 0, mt: 0.5, fontVariantNumeric: 'tabular-nums' }}>
          {isPending ? <Skeleton width="70%" /> : value}
        </Typography>
        <Typography component="dd" variant="body2" color="text.secondary" sx={{ m: 0 }}>
          {isPending ? <Skeleton width="45%" /> : note}
        </Typography>
      </Card>
    ))}
  </Box>
);
