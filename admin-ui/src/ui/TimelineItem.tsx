import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { IsoTime } from '@sae/domain/kernel';
import type { ReactNode } from 'react';
import { Time } from './Time.js';
import { didIt, useNameOf } from './useNames.js';

interface TimelineItemProps {
  readonly title: string;
  readonly color: string;
  readonly at: IsoTime;
  readonly actor: string;
  readonly approvedBy?: string;
  readonly tableNo?: number;
  readonly children: ReactNode;
}

const Dot = ({ color }: { color: string }) => (
  <Box
    aria-hidden
    sx={{
      ...{ position: 'absolute', left: -6, top: 6, width: 12, height: 12, borderRadius: '50%' },
      bgcolor: color,
      outline: '3px solid',
      outlineColor: 'background.paper',
    }}
  />
);

/** One fact of a history: what, when, by whom, and below it what it says. */
export const TimelineItem = ({ title, color, at, tableNo, children, ...who }: TimelineItemProps) => (
  <Box
    component="li"
    sx={{
      ...{ position: 'relative', ml: 0.75, pl: 3, pb: 3, borderLeft: 2, borderColor: 'divider' },
      '&:last-of-type': { borderColor: 'transparent', pb: 0 },
    }}
  >
    <Dot color={color} />
    <Typography component="h3" sx={{ fontWeight: 650, color }}>
      {title}
    </Typography>
    <Typography variant="body2" color="text.secondary" sx={{ mb: 0.5 }}>
      <Time at={at} /> · {didIt(useNameOf(), who, tableNo)}
    </Typography>
    {children}
  </Box>
);
