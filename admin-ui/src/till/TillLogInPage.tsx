import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link, useNavigate } from 'react-router';
import { usePageTitle } from '../ui/PageHeader.js';
import { TillLogIn } from './TillLogIn.js';

/** What a till shows while nobody is in: it was logged out, or begins its day. */
export const TillLogInPage = () => {
  const navigate = useNavigate();
  usePageTitle('Log In');
  return (
    <Stack component="main" sx={{ minHeight: '100dvh', alignItems: 'center', bgcolor: 'background.default' }}>
      <TillLogIn onDone={() => void navigate('/dashboard')} />
      <Button component={Link} to="/login?by=email" sx={{ mb: 3 }}>
        Log in with e-mail
      </Button>
    </Stack>
  );
};
