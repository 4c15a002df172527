import ButtonBase from '@mui/material/ButtonBase';
import { useTimeline } from './timeline.js';

/** An order's number, which opens what happened to it. */
export const OrderNumber = ({ orderId, id }: { orderId: number; id?: string }) => {
  const open = useTimeline();
  const number = <span id={id}>#{orderId}</span>;
  if (!open) return number;
  return (
    <ButtonBase
      aria-label={`History of order #${orderId}`}
      aria-haspopup="dialog"
      onClick={() => open(orderId)}
      sx={{
        font: 'inherit',
        verticalAlign: 'baseline',
        // A thumb's size without moving what stands around it.
        position: 'relative',
        '&::after': { content: '""', position: 'absolute', inset: '-12px -10px' },
        color: 'text.secondary',
        textDecoration: 'underline dotted',
        textUnderlineOffset: '3px',
        borderRadius: 1,
        '&:hover': { color: 'primary.main', textDecoration: 'underline' },
      }}
    >
      {number}
    </ButtonBase>
  );
};
