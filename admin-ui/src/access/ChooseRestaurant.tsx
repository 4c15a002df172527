import type { WorkplaceView } from '@sae/domain/people';
import Button from '@mui/material/Button';
import { AuthFrame } from './AuthFrame.js';
import { WorkplaceList } from './WorkplaceList.js';

interface ChooseRestaurantProps {
  readonly workplaces: readonly WorkplaceView[];
  readonly isBusy: boolean;
  readonly onChoose: (restaurantId: number) => void;
  readonly onBack: () => void;
}

/** The step of login for who works at several restaurants. */
export const ChooseRestaurant = ({ workplaces, isBusy, onChoose, onBack }: ChooseRestaurantProps) => (
  <AuthFrame title="Choose a Restaurant" lead="Where do you work now? You can go over to another later.">
    <WorkplaceList workplaces={workplaces} isBusy={isBusy} onChoose={({ id }) => onChoose(id)} />
    <Button color="inherit" fullWidth sx={{ mt: 2 }} onClick={onBack}>
      Use another email
    </Button>
  </AuthFrame>
);
