import Box from '@mui/material/Box';
import { VegMark } from '../print/VegMark.js';

/** The veg mark in its colours: green for veg, brown for non-veg. */
export const Veg = ({ isVeg }: { isVeg: boolean }) => (
  <Box
    component="span"
    sx={(theme) => ({
      color: isVeg ? '#1b7a43' : '#9a3412',
      ...theme.applyStyles('dark', { color: isVeg ? '#5fce8c' : '#f0976b' }),
      '& svg': { width: '0.9em', height: '0.9em', verticalAlign: '-0.08em' },
    })}
  >
    <VegMark isVeg={isVeg} />
  </Box>
);
