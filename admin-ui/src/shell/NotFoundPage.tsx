import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { EmptyState } from '../ui/EmptyState.js';
import { PageHeader } from '../ui/PageHeader.js';

export const NotFoundPage = () => (
  <>
    <PageHeader title="Page not found" />
    <EmptyState
      text="There is nothing at this address."
      action={
        <Button component={Link} to="/dashboard" variant="contained">
          Go to Home
        </Button>
      }
    />
  </>
);
