import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { SOLD_OUT_UNTIL } from '@sae/domain/menu';
import { useEvent } from 'react-admin';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { PortionsDialog } from '../menu/PortionsDialog.js';
import type { Portions } from '../menu/usePortions.js';
import { useSellingOut } from '../menu/useSellingOut.js';
import type { Dish } from '../ordering/dish-options.js';

/** One menu for all tiles: what is said of a dish beside how many of it are wanted. */
export const useAvailabilityMenu = (portions: Portions) => {
  const { sellOut, putBack } = useSellingOut();
  const [opened, open] = useState<{ readonly dish: Dish; readonly button: HTMLElement } | null>(null);
  const [counted, setCounted] = useState<Dish | null>(null);
  const close = () => open(null);
  const choose = (act: (dish: Dish) => unknown) => {
    // Closed first: the keyboard is back at the button.
    flushSync(close);
    if (opened) void act(opened.dish);
  };
  // What has run out is on sale again once more is counted.
  const isByHand = opened?.dish.soldOut && portions.get(opened.dish.id) !== 0;
  const choices = [
    ...(isByHand ? [{ name: 'Back on sale', act: putBack }] : []),
    ...(opened?.dish.soldOut
      ? []
      : SOLD_OUT_UNTIL.map((until) => ({
          name: `Sold out until ${until}`,
          act: (dish: Dish) => sellOut(dish, until),
        }))),
    { name: 'Portions left …', act: setCounted },
  ];
  return {
    onMore: useEvent((dish: Dish, button: HTMLElement) => open({ dish, button })),
    availabilityMenu: (
      <>
        <Menu
          anchorEl={opened?.button ?? null}
          open={opened !== null}
          onClose={close}
          slotProps={{ list: { 'aria-label': opened?.dish.name } }}
        >
          {choices.map(({ name, act }) => (
            <MenuItem key={name} sx={{ minHeight: 48 }} onClick={() => choose(act)}>
              {name}
            </MenuItem>
          ))}
        </Menu>
        <PortionsDialog
          dish={counted}
          left={counted ? portions.get(counted.id) : undefined}
          onDone={() => setCounted(null)}
        />
      </>
    ),
  };
};
