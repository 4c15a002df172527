import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { PageHeader } from '../shell/PageHeader.js';
import { useUser } from '../shell/user.js';
import { BRAND } from '../theme/index.js';

const dayFormat = new Intl.DateTimeFormat('en-IN', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

export const DashboardPage = ({ today = new Date() }: { today?: Date }) => {
  const user = useUser();
  if (!user) return null;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: { md: 'calc(100dvh - 64px)' } }}>
      <PageHeader title={user.restaurantName} lead={dayFormat.format(today)} />
      <Card
        sx={{
          border: 0,
          color: '#ffffff',
          p: { xs: 3, md: 5 },
          background: `radial-gradient(70% 120% at 100% 0%, rgba(85, 193, 239, 0.5), transparent 70%), ${BRAND.deep}`,
        }}
      >
        <Typography component="p" sx={{ fontSize: 'clamp(1.375rem, 3vw, 1.875rem)', fontWeight: 700 }}>
          Welcome, {user.ownerName || 'Owner'}
        </Typography>
        <Typography sx={{ mt: 1, mb: 3, opacity: 0.9 }}>See what is cooking, or take the next order.</Typography>
        <Button
          component={Link}
          to="/orders"
          variant="contained"
          size="large"
          sx={{ bgcolor: '#ffffff', color: BRAND.deep, '&:hover': { bgcolor: '#e6eefb' } }}
        >
          View Orders
        </Button>
      </Card>
      <Typography
        component="footer"
        variant="body2"
        color="text.secondary"
        sx={{ mt: 'auto', pt: 5, textAlign: 'center' }}
      >
        Powered by SAE. All rights reserved.
      </Typography>
    </Box>
  );
};
