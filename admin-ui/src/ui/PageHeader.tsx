import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, type ReactNode } from 'react';

/** Names the browser's tab. */
export const usePageTitle = (title: string): void =>
  useEffect(() => {
    document.title = `${title} · SAE`;
  }, [title]);

/** A page's name, in the page and in the browser's tab, with what can be done on it. */
export const PageHeader = ({ title, lead, actions }: { title: string; lead?: ReactNode; actions?: ReactNode }) => {
  usePageTitle(title);
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'flex-end', gap: 2, mb: 3 }}>
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {lead && (
          <Typography color="text.secondary" sx={{ mt: 0.5 }}>
            {lead}
          </Typography>
        )}
      </Box>
      {actions && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          {actions}
        </Stack>
      )}
    </Stack>
  );
};
