import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BRAND } from '../theme/palette.js';

/** The mark, a plate under a cloche in the two blues, and the name. */
export const Brand = () => (
  <Stack direction="row" sx={{ alignItems: 'center', gap: 1.25 }}>
    <svg width="36" height="36" viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <rect x="0.5" y="0.5" width="39" height="39" rx="10.5" fill={BRAND.deep} stroke="#ffffff" strokeOpacity="0.25" />
      <path d="M9 25a11 11 0 0 1 22 0z" fill={BRAND.sky} />
      <circle cx="20" cy="11.5" r="2.2" fill={BRAND.sky} />
      <rect x="7" y="27.5" width="26" height="3" rx="1.5" fill="#fff" />
    </svg>
    <Typography component="span" sx={{ fontWeight: 800, fontSize: '1.25rem', letterSpacing: '0.02em' }}>
      SAE
    </Typography>
  </Stack>
);
