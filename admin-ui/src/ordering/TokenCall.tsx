import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import { tableName, type OrderView } from '@sae/domain/ordering';
import { useLocation, useNavigate } from 'react-router';

/** The token that was given just now, to be read out over the counter. */
export const TokenCall = () => {
  const { state } = useLocation() as { state: { called?: Pick<OrderView, 'tableNo' | 'customer'> } | null };
  const navigate = useNavigate();
  if (!state?.called) return null;
  return (
    <Card sx={{ display: 'flex', alignItems: 'center', gap: 1, px: { xs: 2, sm: 3 }, py: 1, mb: 3 }}>
      <Box role="status" aria-label="Token" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', lineHeight: 1.3 }}>
        <Box component="strong" sx={{ display: 'block', fontSize: '2.25rem', lineHeight: 1.2 }}>
          {tableName(state.called.tableNo)}
        </Box>{' '}
        {state.called.customer?.name}
      </Box>
      <IconButton aria-label="Close" onClick={() => void navigate('.', { replace: true })}>
        <CloseIcon />
      </IconButton>
    </Card>
  );
};
