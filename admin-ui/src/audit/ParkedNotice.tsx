import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Typography from '@mui/material/Typography';
import type { ParkedEvent } from '@sae/domain/audit';
import { timeText } from '../data/zone.js';
import { NOT_STALE } from '../ui/LastKnown.js';
import { useQuestion } from '../ui/provider.js';

const LOOK_MS = 30_000;
/** While one is shown, so that it is gone soon after it is applied. */
const LOOK_AGAIN_MS = 5_000;

const useParked = (): readonly ParkedEvent[] =>
  useQuestion('parkedEvents', undefined, {
    queryKey: ['audit', 'parked'],
    refetchInterval: ({ state }) => (state.data?.length ? LOOK_AGAIN_MS : LOOK_MS),
  }).data ?? [];

const BOOKS: Readonly<Record<string, string>> = {
  orderBook: 'Orders and bills wait',
  menu: 'The menu waits',
  tables: 'The tables wait',
  reviews: 'The reviews wait',
  account: 'The account waits',
};

/** Which book waits, as people call it; streams are named `<category>-<restaurantId>` and so on. */
const waitingBook = (stream: string): string => {
  const category = stream.slice(0, stream.indexOf('-'));
  return Object.hasOwn(BOOKS, category) ? (BOOKS[category] as string) : `${stream} waits`;
};

const Parked = ({ event: { id, type, stream, revision, at, orderId } }: { event: ParkedEvent }) => (
  <Alert severity="error" {...NOT_STALE} sx={{ mb: 2, overflowWrap: 'anywhere' }}>
    <AlertTitle sx={{ fontWeight: 650 }}>
      {waitingBook(stream)} since {timeText(at)}
    </AlertTitle>
    One entry cannot be shown until a fault is mended: {type}
    {orderId === undefined ? '' : ` of order #${orderId}`}. Its lists wait; everything else goes on. Nothing is lost,
    and it is shown by itself once the fault is mended.
    <Typography variant="body2" sx={{ mt: 0.5, opacity: 0.8 }}>
      For support: entry {revision} of {stream}, {id}
    </Typography>
  </Alert>
);

/** The entries that the restaurant's books wait for; the lists made from these books are refused meanwhile. */
export const ParkedNotice = () => useParked().map((event) => <Parked key={event.id} event={event} />);
