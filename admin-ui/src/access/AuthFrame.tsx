import BoltIcon from '@mui/icons-material/BoltOutlined';
import MenuBookIcon from '@mui/icons-material/MenuBookOutlined';
import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Brand } from '../ui/Brand.js';
import { usePageTitle } from '../ui/PageHeader.js';

const REASONS = [
  { Icon: BoltIcon, text: 'Orders appear on every screen the moment they are taken' },
  { Icon: ReceiptIcon, text: 'Kitchen receipts and GST bills, right to the paisa' },
  { Icon: MenuBookIcon, text: 'A menu you change in seconds, half portions included' },
];

/** What SAE is, beside the forms of a wide screen. */
const Welcome = () => (
  <Stack
    component="aside"
    sx={{
      display: { xs: 'none', md: 'flex' },
      justifyContent: 'space-between',
      gap: 6,
      p: { md: 5, lg: 7 },
      color: '#ffffff',
      background:
        'radial-gradient(90% 60% at 100% 0%, rgba(85, 193, 239, 0.55), transparent 70%), linear-gradient(160deg, #1d4999, #0d2350)',
    }}
  >
    <Brand />
    <Box>
      <Typography
        component="p"
        sx={{ fontSize: 'clamp(1.75rem, 2.6vw, 2.5rem)', fontWeight: 700, lineHeight: 1.15, letterSpacing: '-0.02em' }}
      >
        The whole service, from table to till, in one place.
      </Typography>
      <Stack component="ul" sx={{ listStyle: 'none', p: 0, mt: 4, mb: 0, gap: 2 }}>
        {REASONS.map(({ Icon, text }) => (
          <Stack key={text} component="li" direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
            <Box
              sx={{
                display: 'grid',
                placeItems: 'center',
                width: 40,
                height: 40,
                borderRadius: 3,
                flex: 'none',
                bgcolor: 'rgba(255, 255, 255, 0.14)',
              }}
            >
              <Icon />
            </Box>
            <Typography sx={{ fontWeight: 500 }}>{text}</Typography>
          </Stack>
        ))}
      </Stack>
    </Box>
    <Typography variant="body2" sx={{ opacity: 0.8 }}>
      Powered by SAE.
    </Typography>
  </Stack>
);

interface AuthFrameProps {
  readonly title: string;
  /** Above the title, and large. */
  readonly icon?: ReactNode;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of the signed-out screens: what SAE is on one side, the form on the other. */
export const AuthFrame = ({ title, icon, lead, children }: AuthFrameProps) => {
  usePageTitle(title);
  return (
    <Box sx={{ minHeight: '100dvh', display: 'grid', gridTemplateColumns: { md: 'minmax(360px, 5fr) 7fr' } }}>
      <Welcome />
      <Stack
        component="main"
        tabIndex={-1}
        sx={{
          alignItems: 'center',
          justifyContent: { md: 'center' },
          px: { xs: 2, sm: 4 },
          py: { xs: 3, md: 6 },
          gap: 3,
        }}
      >
        <Box sx={{ display: { md: 'none' }, alignSelf: 'flex-start' }}>
          <Brand />
        </Box>
        <Card sx={{ width: '100%', maxWidth: 460, p: { xs: 2.5, sm: 4 } }}>
          {icon && <Box sx={{ mb: 1, ml: -0.5, '& svg': { fontSize: 48, display: 'block' } }}>{icon}</Box>}
          <Typography variant="h1" gutterBottom={!lead}>
            {title}
          </Typography>
          {lead && (
            <Typography color="text.secondary" sx={{ mt: 1, mb: 3, overflowWrap: 'anywhere' }}>
              {lead}
            </Typography>
          )}
          {children}
        </Card>
      </Stack>
    </Box>
  );
};
