import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { MAX_QUANTITY } from '@sae/domain/ordering/place-order.dto';
import { useStepping } from './useStepping.js';

/** One more, one less: the button that adds the first becomes plus and minus. */
export const Stepper = ({
  name,
  addLabel,
  quantity,
  most = MAX_QUANTITY,
  onPlus,
  onMinus,
}: {
  /** What is counted, for those who cannot see where the buttons stand. */
  name: string;
  addLabel: string;
  quantity: number;
  most?: number;
  onPlus: () => void;
  onMinus: () => void;
}) => {
  const { place, isChosen, pressed } = useStepping(quantity);
  return (
    <Box
      ref={place}
      role="group"
      aria-label={name}
      sx={{ display: 'inline-flex', alignItems: 'center', minWidth: 124 }}
    >
      {!isChosen && (
        <Button fullWidth variant="outlined" aria-description={name} onClick={pressed(onPlus)}>
          {addLabel}
        </Button>
      )}
      {isChosen && (
        <>
          <IconButton
            aria-label="Minus"
            sx={{ border: 1, borderColor: 'divider', bgcolor: 'background.paper' }}
            onClick={pressed(onMinus)}
          >
            <RemoveIcon fontSize="small" />
          </IconButton>
          <Box
            component="output"
            aria-live="off"
            sx={{ flex: 1, minWidth: 32, textAlign: 'center', fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}
          >
            {quantity}
          </Box>
          <IconButton
            aria-label="Plus"
            disabled={quantity >= most}
            sx={{ bgcolor: 'primary.main', color: 'primary.contrastText', '&:hover': { bgcolor: 'primary.dark' } }}
            onClick={pressed(onPlus)}
          >
            <AddIcon fontSize="small" />
          </IconButton>
        </>
      )}
    </Box>
  );
};
