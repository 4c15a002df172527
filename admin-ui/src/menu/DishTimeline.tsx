import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DISH_FACTS, type DishChange, type DishHistoryEntry, type MenuItemView } from '@sae/domain/menu';
import { TimelineDrawer } from '../ui/TimelineDrawer.js';
import { TimelineItem } from '../ui/TimelineItem.js';
import { Unreachable } from '../ui/EmptyState.js';
import { Waiting } from '../ui/ListState.js';
import { useQuestion } from '../ui/provider.js';

/** What was said before stands beside what is said from then on. */
const Change = ({ field, from, to }: DishChange) => (
  <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
    {field}: {from !== null && <del>{from}</del>}
    {from !== null && to !== null && ' → '}
    {to}
  </Typography>
);

const colorOf = ({ isOnMenu, fact }: DishHistoryEntry): string => {
  if (!isOnMenu) return 'error.main';
  return fact === 'MenuItemAdded' ? 'success.main' : 'text.primary';
};

/** All that ever happened to a dish, beside the menu; the newest first. */
export const DishTimeline = ({ dish, onClose }: { dish: MenuItemView | null; onClose: () => void }) => {
  const id = dish?.id ?? 0;
  const { data, isError, refetch } = useQuestion(
    'dishHistory',
    { id },
    { queryKey: ['menu', 'history', id], enabled: dish !== null, gcTime: 0 },
  );
  return (
    <TimelineDrawer title={dish?.name ?? ''} lead={dish && `#${id}`} isOpen={dish !== null} onClose={onClose}>
      {isError && !data && <Unreachable text="Failed to fetch the history" onRetry={() => void refetch()} />}
      {!isError && !data && <Waiting rows={3} height={64} />}
      {data && (
        <Box component="ol" aria-label={`History of ${dish?.name}`} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.entries.toReversed().map((entry) => (
            <TimelineItem
              key={entry.revision}
              title={DISH_FACTS[entry.fact]}
              color={colorOf(entry)}
              at={entry.at}
              actor={entry.actor}
            >
              {entry.changes.map((change) => (
                <Change key={change.field} {...change} />
              ))}
            </TimelineItem>
          ))}
        </Box>
      )}
    </TimelineDrawer>
  );
};
