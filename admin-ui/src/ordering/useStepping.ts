import { useLayoutEffect, useRef } from 'react';

/** Of a stepper whose pressed button is replaced by others: the focus goes on to the one in its place. */
export const useStepping = (quantity: number) => {
  const place = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  const isChosen = quantity > 0;
  useLayoutEffect(() => {
    if (isPressed.current && !place.current?.contains(document.activeElement))
      place.current?.querySelector<HTMLElement>('button:last-of-type')?.focus();
    isPressed.current = false;
  }, [isChosen]);
  const pressed = (step: () => void) => () => {
    isPressed.current = true;
    step();
  };
  return { place, isChosen, pressed };
};
