import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useRef, type ReactNode } from 'react';

interface TimelineDrawerProps {
  readonly title: string;
  /** Said beside it. */
  readonly lead?: string | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** What happened to something, beside the page. */
export const TimelineDrawer = ({ title, lead, isOpen, onClose, children }: TimelineDrawerProps) => {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Drawer
      anchor="right"
      open={isOpen}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: { width: { xs: '100%', sm: 480 } },
        },
        transition: { onEntered: () => heading.current?.focus() },
      }}
    >
      <Stack
        direction="row"
        sx={{
          ...{ position: 'sticky', top: 0, zIndex: 1, bgcolor: 'background.paper', alignItems: 'center', gap: 1 },
          ...{ pl: { xs: 2, sm: 3 }, pr: 1.5, py: 1.5, borderBottom: 1, borderColor: 'divider' },
        }}
      >
        <Typography
          id={titleId}
          ref={heading}
          tabIndex={-1}
          variant="h2"
          sx={{ flex: 1, outline: 'none', overflowWrap: 'anywhere' }}
        >
          {title}{' '}
          {lead && (
            <Typography component="span" color="text.secondary" sx={{ ml: 0.5 }}>
              {lead}
            </Typography>
          )}
        </Typography>
        <IconButton aria-label="Close" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Stack>
      <Box sx={{ px: { xs: 2, sm: 3 }, py: 3 }}>{children}</Box>
    </Drawer>
  );
};
