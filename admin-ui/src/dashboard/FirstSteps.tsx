import DoneIcon from '@mui/icons-material/CheckCircle';
import OpenIcon from '@mui/icons-material/RadioButtonUncheckedOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { UserView } from '@sae/domain/access';
import type { MenuItemView } from '@sae/domain/menu';
import type { TableNumberView } from '@sae/domain/tables';
import { useEffect } from 'react';
import { useGetList } from 'react-admin';
import { Link as To } from 'react-router';
import { useOpenOrders } from '../floor/useFloor.js';
import { Panel } from '../ui/Panel.js';
import { useQuestion } from '../ui/provider.js';
import { asked } from '../ui/query-client.js';
import { firstSteps, stepsOver, type FirstStep } from './first-steps.js';

/** Only whether there is any. */
const ONE = { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' }, filter: {} } as const;

const useFirstSteps = (user: UserView): readonly FirstStep[] | null => {
  const { total: dishes = null } = useGetList<MenuItemView>('menu', ONE, asked);
  const { total: codes = null } = useGetList<TableNumberView>('tables/numbers', ONE, asked);
  const past = useQuestion('orderRows', { status: 'past', limit: 1 }, { queryKey: ['orders', 'ever'] }).data?.total;
  const open = useOpenOrders()?.length;
  const orders = open === undefined || past === undefined ? null : open + past;
  return firstSteps({ dishes, codes, orders, user });
};

const Step = ({ text, hint, to, isDone }: FirstStep) => (
  <Stack component="li" direction="row" sx={{ gap: 1.5, alignItems: 'center', minHeight: 48 }}>
    {isDone ? (
      <DoneIcon color="success" titleAccess="Done" />
    ) : (
      <OpenIcon sx={{ color: 'text.disabled' }} titleAccess="To do" />
    )}
    <Box>
      {isDone ? (
        <Typography sx={{ fontWeight: 600, color: 'text.secondary' }}>{text}</Typography>
      ) : (
        <Link component={To} to={to} sx={{ fontWeight: 600 }}>
          {text}
        </Link>
      )}
      <Typography variant="body2" color="text.secondary">
        {hint}
      </Typography>
    </Box>
  </Stack>
);

const Steps = ({ user }: { user: UserView }) => {
  const steps = useFirstSteps(user);
  const done = steps?.filter(({ isDone }) => isDone).length;
  const isOver = steps !== null && done === steps.length;
  useEffect(() => {
    if (isOver) stepsOver.choose(user.id);
  }, [isOver, user.id]);
  if (!steps || isOver) return null;
  return (
    <Box sx={{ displayPrint: 'none' }}>
      <Panel
        title="First Steps"
        actions={
          <>
            <Typography variant="body2" color="text.secondary">
              {done} of {steps.length} done
            </Typography>
            <Button size="small" color="inherit" onClick={() => stepsOver.choose(user.id)}>
              Hide
            </Button>
          </>
        }
      >
        <Box
          component="ol"
          aria-label="First Steps"
          sx={{
            ...{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 },
            gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', xl: 'repeat(4, auto)' },
          }}
        >
          {steps.map((step) => (
            <Step key={step.to} {...step} />
          ))}
        </Box>
      </Panel>
    </Box>
  );
};

/** What a restaurant that has just begun does first, until all of it is done. */
export const FirstSteps = ({ user }: { user: UserView }) =>
  stepsOver.useChoice() === user.id ? null : <Steps user={user} />;
