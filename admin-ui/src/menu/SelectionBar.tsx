import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { MenuItemView } from '@sae/domain/menu';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { ABOVE_NAVIGATION, BOTTOM_BAR_HEIGHT, useHeightAs } from '../ui/useHeightAs.js';
import { PriceChanges } from './PriceChanges.js';
import { useSelection } from './selection.js';
import { dishesText, useBulk } from './useBulk.js';
import { useMenu } from './useMenu.js';

/** What can be done to the dishes that are marked, always in sight. */
export const SelectionBar = ({ onDone }: { onDone: () => void }) => {
  const { data: found = [] } = useListContext<MenuItemView>();
  const { data: menu = [] } = useMenu();
  const { ids, choose } = useSelection();
  const [isPricing, setPricing] = useState(false);
  const bulk = useBulk();
  const place = useHeightAs(BOTTOM_BAR_HEIGHT);
  const dishes = menu.filter(({ id }) => ids.has(id));
  const rest = found.filter(({ id }) => !ids.has(id));
  const done = () => {
    choose([]);
    onDone();
  };
  const each = { size: 'small', disabled: dishes.length === 0 || bulk.isBusy } as const;
  return (
    <Box
      component="section"
      aria-label="Selected dishes"
      ref={place}
      sx={(theme) => ({
        ...{ position: 'sticky', zIndex: 3, bottom: { xs: ABOVE_NAVIGATION, md: 0 }, bgcolor: 'background.paper' },
        ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, px: { xs: 2, sm: 3 }, py: 1 },
        ...{ borderTop: `1px solid ${theme.palette.divider}`, boxShadow: '0 -6px 24px rgb(0 0 0 / 0.12)' },
      })}
    >
      <Typography role="status" sx={{ fontWeight: 600, mr: 1 }}>
        {dishesText(dishes.length)} selected
      </Typography>
      {rest.length > 0 ? (
        <Button size="small" onClick={() => choose([...ids, ...rest.map(({ id }) => id)])}>
          Select all {found.length}
        </Button>
      ) : (
        <Button size="small" onClick={() => choose([])}>
          Select none
        </Button>
      )}
      <Box
        sx={{
          display: 'flex',
          gap: 0.5,
          order: { xs: 1, sm: 0 },
          width: { xs: '100%', sm: 'auto' },
          ml: { sm: 'auto' },
        }}
      >
        <Button {...each} onClick={() => bulk.switchAll(dishes, true)}>
          Enable
        </Button>
        <Button {...each} onClick={() => bulk.switchAll(dishes, false)}>
          Disable
        </Button>
        <Button {...each} onClick={() => setPricing(true)}>
          Change prices
        </Button>
      </Box>
      <Button size="small" variant="outlined" onClick={done} sx={{ ml: { xs: 'auto', sm: 1 } }}>
        Done
      </Button>
      {isPricing && <PriceChanges {...{ dishes, bulk }} onClose={() => setPricing(false)} />}
    </Box>
  );
};
