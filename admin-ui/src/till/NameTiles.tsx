import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { ROLES, type PersonName } from '@sae/domain/people';

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();

/** Names to be tapped. */
export const NameTiles = ({
  people,
  onChoose,
}: {
  people: readonly PersonName[];
  onChoose: (who: PersonName) => void;
}) => (
  <Box
    component="ul"
    aria-label="People"
    sx={{
      ...{ listStyle: 'none', m: 0, p: 0, width: '100%', display: 'grid', gap: 1.5 },
      gridTemplateColumns: 'repeat(auto-fit, minmax(136px, 168px))',
      justifyContent: 'center',
    }}
  >
    {people.map((person) => (
      <li key={person.id}>
        <ButtonBase
          onClick={() => onChoose(person)}
          sx={{
            ...{ width: '100%', minHeight: 132, p: 1.5, flexDirection: 'column', gap: 0.75, borderRadius: 3 },
            ...{ border: 1, borderColor: 'divider', bgcolor: 'background.paper' },
            '&:hover, &:focus-visible': { borderColor: 'primary.main' },
          }}
        >
          <Avatar aria-hidden sx={{ bgcolor: 'primary.main', color: 'primary.contrastText', width: 48, height: 48 }}>
            {initials(person.name)}
          </Avatar>
          <Typography component="span" sx={{ fontWeight: 600, lineHeight: 1.2, overflowWrap: 'anywhere' }}>
            {person.name}
          </Typography>
          <Typography component="span" variant="body2" color="text.secondary">
            {ROLES[person.role]}
          </Typography>
        </ButtonBase>
      </li>
    ))}
  </Box>
);
