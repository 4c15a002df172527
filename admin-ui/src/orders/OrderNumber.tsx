import ButtonBase from '@mui/material/ButtonBase';
import { createContext, useContext } from 'react';

/** Opens what happened to an order; null where no page shows it. */
export const TimelineContext = createContext<((orderId: number) => void) | null>(null);

/** An order's number, which opens what happened to it. */
export const OrderNumber = ({ orderId, id }: { orderId: number; id?: string }) => {
  const open = useContext(TimelineContext);
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
