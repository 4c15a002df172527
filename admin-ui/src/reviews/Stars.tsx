import StarBorderIcon from '@mui/icons-material/StarBorderRounded';
import StarIcon from '@mui/icons-material/StarRounded';
import Box from '@mui/material/Box';
import { MAX_STARS } from '@sae/domain/reviews';

/** Filled and empty stars, read out as a number. */
export const Stars = ({ stars, label }: { stars: number; label?: string }) => (
  <Box
    component="span"
    role="img"
    aria-label={label ?? `${stars} out of ${MAX_STARS} stars`}
    sx={(theme) => ({
      display: 'inline-flex',
      color: theme.palette.mode === 'dark' ? '#f5b95c' : '#b86e00',
      '& svg': { fontSize: 22 },
    })}
  >
    {Array.from({ length: MAX_STARS }, (_, n) => (n < stars ? <StarIcon key={n} /> : <StarBorderIcon key={n} />))}
  </Box>
);
