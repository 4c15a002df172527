import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { BRAND } from '../theme/palette.js';

export const Greeting = ({ ownerName }: { ownerName: string }) => (
  <Card
    sx={{
      border: 0,
      color: '#ffffff',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 2,
      px: { xs: 2.5, md: 4 },
      py: { xs: 2.5, md: 3 },
      background: `radial-gradient(70% 160% at 100% 0%, rgba(85, 193, 239, 0.5), transparent 70%), ${BRAND.deep}`,
      displayPrint: 'none',
    }}
  >
    <Typography sx={{ flex: '1 1 260px', fontSize: 'clamp(1.25rem, 2.4vw, 1.625rem)', fontWeight: 700 }}>
      Welcome, {ownerName || 'Owner'}
    </Typography>
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
);
