import type { Choice, Portion } from '@sae/domain/billing';
import type { MenuItemView, OptionView } from '@sae/domain/menu';
import { useState } from 'react';
import { useEvent } from 'react-admin';
import type { Wanted } from '../ordering/ChooseOptions.js';
import type { Dish } from '../ordering/dish-options.js';
import { add, addLine, oneLessOfDish } from '../ordering/order-lines.js';
import { useToasts } from '../ui/toasts.js';
import { hadAgain, type Menu } from './cart.js';
import type { RunningTable } from './running-table.js';
import type { useDraft } from './useDraft.js';

type Draft = ReturnType<typeof useDraft>;

/** What is added, taken away and noted on a dish; the same functions for ever, so that no tile is drawn again for them. */
export const usePicking = ({ cart, changeCart }: Draft) => {
  const toasts = useToasts();
  const [noteWanted, setNoteWanted] = useState<Choice | null>(null);
  const [wanted, setWanted] = useState<Wanted | null>(null);
  return {
    onAdd: useEvent((dish: Dish, portion: Portion) => {
      if (!dish.isEnabled) return toasts.warning('This item is currently unavailable');
      if (dish.soldOut) return toasts.warning(`${dish.name} is sold out`);
      if (dish.groups) return setWanted({ dish, portion });
      changeCart((before) => add(before, { id: dish.id, portion }));
    }),
    onTake: useEvent(({ id }: Dish, portion: Portion) =>
      changeCart((before) => oneLessOfDish(before, { id, portion })),
    ),
    choosing: {
      wanted,
      onChosen: useEvent(({ dish: { id }, portion }: Wanted, options: readonly OptionView[]) => {
        changeCart((before) => add(before, { id, portion, options }));
        setWanted(null);
      }),
      onClose: useEvent(() => setWanted(null)),
    },
    onNote: useEvent(({ id }: MenuItemView) => setNoteWanted(cart.lines.findLast((line) => line.id === id) ?? null)),
    onNoted: useEvent(() => setNoteWanted(null)),
    noteWanted,
  };
};

/** The table's last round once more, at today's prices, and a word about what of it can no longer be had. */
export const useAgain = ({ changeCart }: Draft, menu: Menu, running: RunningTable | null) => {
  const toasts = useToasts();
  return () => {
    const { lines, gone } = hadAgain(running?.lastRound ?? [], menu);
    changeCart((cart) => lines.reduce(addLine, cart));
    if (gone.length > 0) toasts.warning(`Not to be had now: ${gone.join(', ')}`);
  };
};
