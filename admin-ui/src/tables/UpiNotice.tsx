import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { NEEDS_UPI_ID } from '@sae/domain/tables';
import { Link as RouterLink } from 'react-router';

const PLACE = 'Account settings';
const [before, after] = NEEDS_UPI_ID.split(PLACE);

/** Why no code can be made, with the way to where that is put right. */
export const UpiNotice = () => (
  <Alert severity="info" role="note" sx={{ mb: 2.5 }}>
    {before}
    <Link component={RouterLink} to="/account" sx={{ fontWeight: 600 }}>
      {PLACE}
    </Link>
    {after}
  </Alert>
);
