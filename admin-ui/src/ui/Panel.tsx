import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

const CLOSE_ON_PAPER = { '@media print': { pt: 1, pb: 1 } } as const;

/** A named part of a page. `flush` lets a table reach the edges. */
export const Panel = ({
  title,
  place,
  actions,
  flush = false,
  children,
}: {
  title: string;
  /** Its name in the page, where something leads to it. */
  place?: string;
  actions?: ReactNode;
  flush?: boolean;
  children: ReactNode;
}) => {
  const id = useId();
  return (
    <Card
      component="section"
      id={place}
      tabIndex={place === undefined ? undefined : -1}
      aria-labelledby={id}
      sx={{ minWidth: 0, flex: 'none' }}
    >
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, px: { xs: 2, sm: 3 }, pt: 2.5, pb: 2, ...CLOSE_ON_PAPER }}
      >
        <Typography id={id} variant="h2" sx={{ flex: 1 }}>
          {title}
        </Typography>
        {actions}
      </Stack>
      <Box sx={flush ? undefined : { px: { xs: 2, sm: 3 }, pb: 3, ...CLOSE_ON_PAPER }}>{children}</Box>
    </Card>
  );
};
