import ButtonBase from '@mui/material/ButtonBase';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { ROLES, type WorkplaceView } from '@sae/domain/people';

interface WorkplaceListProps {
  readonly workplaces: readonly WorkplaceView[];
  readonly isBusy: boolean;
  readonly onChoose: (workplace: WorkplaceView) => void;
  /** Where one is already. */
  readonly here?: number;
}

/** Restaurants to be chosen from, and what one is there. */
export const WorkplaceList = ({ workplaces, isBusy, onChoose, here }: WorkplaceListProps) => (
  <Box component="ul" aria-label="Restaurants" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
    {workplaces.map((workplace) => {
      const { id, restaurantName, address, role, isInvited } = workplace;
      return (
        <li key={id}>
          <ButtonBase
            disabled={isBusy || id === here}
            onClick={() => onChoose(workplace)}
            sx={{
              ...{ width: '100%', minHeight: 64, px: 2, py: 1.5, gap: 2, justifyContent: 'space-between' },
              ...{ textAlign: 'left', borderRadius: 3, border: 1, borderColor: 'divider', bgcolor: 'background.paper' },
              '&:hover, &:focus-visible': { borderColor: 'primary.main' },
            }}
          >
            <span>
              <Typography component="span" sx={{ display: 'block', fontWeight: 600, overflowWrap: 'anywhere' }}>
                {restaurantName}
              </Typography>
              <Typography component="span" variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
                {address ? `${ROLES[role]} · ${address}` : ROLES[role]}
              </Typography>
            </span>
            {id === here && <Chip label="You are here" size="small" />}
            {isInvited && <Chip label="Accept invitation" size="small" color="primary" />}
          </ButtonBase>
        </li>
      );
    })}
  </Box>
);
