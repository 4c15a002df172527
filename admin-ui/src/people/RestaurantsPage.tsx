import type { WorkplaceView } from '@sae/domain/people';
import { useNavigate } from 'react-router';
import { WorkplaceList } from '../access/WorkplaceList.js';
import { useRestaurantId } from '../auth/user.js';
import { serverMessageOr } from '../data/api-error.js';
import { session } from '../data/session.js';
import { EmptyState } from '../ui/EmptyState.js';
import { ListState } from '../ui/ListState.js';
import { PageHeader } from '../ui/PageHeader.js';
import { useVerb } from '../ui/provider.js';
import { useToasts } from '../ui/toasts.js';
import { useWorkplaces } from './useWorkplaces.js';

const Empty = () => <EmptyState text="A PIN is good at this restaurant alone." />;

/** The restaurants one works at by the same email: going over to another, and accepting an invitation. */
export const RestaurantsPage = () => {
  const asked = useWorkplaces();
  const workplaces = asked.data ?? [];
  const navigate = useNavigate();
  const toasts = useToasts();
  const here = useRestaurantId();
  const going = useVerb('goOver', { failure: serverMessageOr('Failed to go over to the restaurant') });
  const goOver = async ({ id, restaurantName }: WorkplaceView) => {
    const { token, user } = (await going.run({ id })) ?? {};
    if (!token || !user) return;
    if (!session.save({ token, userId: user.id })) return toasts.error('Failed to save authentication token');
    toasts.success(`You are at ${restaurantName} now`);
    void navigate('/dashboard');
  };
  return (
    <>
      <PageHeader
        title="Restaurants"
        lead="Where you work by the same email. An invitation is accepted by going there."
      />
      <ListState
        asked={asked}
        failure="Failed to fetch the restaurants"
        isEmpty={workplaces.length === 0}
        empty={<Empty />}
      >
        <WorkplaceList
          workplaces={workplaces}
          here={here}
          isBusy={going.isRunning()}
          onChoose={(one) => void goOver(one)}
        />
      </ListState>
    </>
  );
};
