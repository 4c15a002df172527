import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import type { FigureCard } from './cards.js';
import { BAR } from './chart-data.js';

const NUMBER = { fontWeight: 700, letterSpacing: '-0.02em', fontVariantNumeric: 'tabular-nums' };
const LARGE = { ...NUMBER, fontSize: 'clamp(1.5rem, 1.1rem + 1.4vw, 2.125rem)' };
/** Two stand beside each other on a phone. */
const SMALL = { ...NUMBER, fontSize: 'clamp(1.125rem, 0.9rem + 1vw, 1.75rem)' };

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

const PADDED = { px: { xs: 2.5, sm: 3 }, py: { xs: 2, sm: 2.5 } } as const;
const CLOSE = { px: { xs: 1.75, sm: 2.5 }, py: { xs: 1.5, sm: 2 } } as const;

/** All of its card leads where it does. */
const OVER_ALL = {
  ...{ color: 'inherit', textDecoration: 'none' },
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  '&:hover::after': { bgcolor: 'action.hover' },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: '-3px' },
} as const;

const Title = ({ title, to }: Pick<FigureCard, 'title' | 'to'>) =>
  to === undefined ? (
    title
  ) : (
    <Box component={Link} to={to} sx={OVER_ALL}>
      {title}
    </Box>
  );

interface FigureCardsProps {
  readonly cards: readonly FigureCard[];
  readonly isPending: boolean;
  /** Of many cards: small, two beside each other on a phone. */
  readonly isSmall?: boolean;
}

/** What matters most, in large figures. */
export const FigureCards = ({ cards, isPending, isSmall = false }: FigureCardsProps) => (
  <Box
    component="dl"
    aria-busy={isPending}
    sx={{
      m: 0,
      display: 'grid',
      gap: isSmall ? { xs: 1, sm: 2 } : 2,
      gridTemplateColumns: isSmall
        ? { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' }
        : { xs: '1fr', sm: 'repeat(auto-fit, minmax(220px, 1fr))' },
      '@media print': { gridTemplateColumns: `repeat(${Math.min(4, cards.length)}, 1fr)` },
    }}
  >
    {cards.map(({ title, value, note, to }) => (
      <Card
        key={title}
        sx={{ breakInside: 'avoid', ...(isSmall ? CLOSE : PADDED), ...ACCENT, '@media print': { py: 0.75 } }}
      >
        <Typography component="dt" variant="h3" color="text.secondary">
          <Title title={title} to={to} />
        </Typography>
        <Typography component="dd" sx={{ ...(isSmall ? SMALL : LARGE), m: 0, mt: 0.5 }}>
          {isPending ? <Skeleton width="70%" /> : value}
        </Typography>
        <Typography component="dd" variant="body2" color="text.secondary" sx={{ m: 0 }}>
          {isPending ? <Skeleton width="45%" /> : note}
        </Typography>
      </Card>
    ))}
  </Box>
);
