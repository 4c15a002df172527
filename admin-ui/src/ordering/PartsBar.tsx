import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { Act } from '@sae/domain/people';
import { useEffect, useRef, useState } from 'react';
import { useRights } from '../auth/user.js';
import { goTo, type Part, partId, partInSight, PARTS } from './parts.js';

const NAMES: Record<Part, string> = { live: 'Live', running: 'Running', bill: 'Bill', past: 'Past' };

/** Who may not see a part does not come there. */
const RIGHTS: Partial<Record<Part, Act>> = { bill: 'CompleteTable', past: 'SeePastOrders' };

const topOf = (part: Part) => document.getElementById(partId(part))?.getBoundingClientRect().top ?? Infinity;

/** Which part is in sight; one that was asked for counts until somebody scrolls on. */
const usePartInSight = () => {
  const [inSight, see] = useState<Part>(PARTS[0]);
  const asked = useRef<number | null>(null);
  useEffect(() => {
    const look = () => {
      const { scrollY: top, innerHeight: height } = window;
      if (asked.current !== null && Math.abs(top - asked.current) < 2) return;
      asked.current = null;
      const most = document.documentElement.scrollHeight - height;
      see(
        partInSight(
          { live: topOf('live'), running: topOf('running'), bill: topOf('bill'), past: topOf('past') },
          { top, most, height },
        ),
      );
    };
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  const go = (part: Part) => {
    goTo(part);
    asked.current = window.scrollY;
    see(part);
  };
  return { inSight, go };
};

/** Where the parts of the page stand one below another: each is a press away, wherever one has scrolled. */
export const PartsBar = ({ counts }: { counts: Partial<Record<Part, number>> }) => {
  const { inSight, go } = usePartInSight();
  const mayDo = useRights();
  const parts = PARTS.filter((part) => mayDo(RIGHTS[part] ?? 'SeeOpenOrders'));
  return (
    <Box
      component="nav"
      aria-label="Parts of Orders"
      sx={(theme) => ({
        ...{ position: 'sticky', top: 0, zIndex: 3, bgcolor: 'background.default', displayPrint: 'none' },
        ...{ display: 'flex', gap: 0.5 },
        ...{ mx: { xs: -2, sm: -3 }, px: { xs: 1, sm: 3 }, py: 1, mb: 2 },
        borderBottom: `1px solid ${theme.palette.divider}`,
      })}
    >
      {parts.map((part) => (
        <ButtonBase
          key={part}
          aria-current={part === inSight ? 'location' : undefined}
          onClick={() => go(part)}
          sx={{
            ...{
              flex: '1 0 auto',
              minHeight: 44,
              px: 1,
              borderRadius: '10px',
              font: 'inherit',
              fontWeight: 600,
              gap: 0.75,
            },
            ...{ color: 'text.secondary', whiteSpace: 'nowrap' },
            '&[aria-current]': { bgcolor: 'primary.main', color: 'primary.contrastText' },
          }}
        >
          {[NAMES[part], counts[part]].join(' ').trimEnd()}
        </ButtonBase>
      ))}
    </Box>
  );
};
