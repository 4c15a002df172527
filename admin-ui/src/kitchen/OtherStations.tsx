import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { StationView } from '@sae/domain/kitchen';
import { serverMessagesOr } from '../data/api-error.js';
import { useVerb } from '../ui/provider.js';

const printsText = ({ categories }: Pick<StationView, 'categories'>) => categories?.join(', ') ?? 'All categories';

/** The other devices where tickets print; one that is gone is removed from here. */
export const OtherStations = ({ stations }: { stations: readonly StationView[] }) => {
  const removing = useVerb('removeStation', {
    confirm: ({ id }) => ({
      title: `Remove ${stations.find((one) => one.id === id)?.name ?? 'the print station'}?`,
      text: 'Kitchen tickets do not print there any more.',
      action: 'Remove',
      danger: true,
    }),
    success: 'Print station removed',
    failure: serverMessagesOr('Failed to remove the print station'),
  });
  return (
    <>
      <Typography component="h3" sx={{ mt: 2, fontWeight: 600 }}>
        Other print stations
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {stations.map((station) => (
          <Box component="li" key={station.id} sx={{ display: 'flex', gap: 1, alignItems: 'center', py: 1 }}>
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {station.name}
              <Typography variant="body2" color="text.secondary">
                {printsText(station)}
              </Typography>
            </Box>
            <Button
              color="error"
              aria-label={`Remove ${station.name}`}
              disabled={removing.isRunning({ id: station.id })}
              onClick={() => void removing.run({ id: station.id })}
            >
              Remove
            </Button>
          </Box>
        ))}
      </Box>
    </>
  );
};
