import { MOST_ROWS } from '../http/params.js';

export const ABOUT = `The back office of a restaurant.

**Money** is in rupees with at most two decimals, **times** are ISO 8601 in UTC, **0** is the Counter among tables, **10001**
and **20001** are the first call numbers of takeaways and deliveries.
Whose data it is stands in the token; a \`restaurantId\` or \`userId\` in a query or body that differs from it is refused.

**Every refusal** has one body, \`ErrorBody\`: \`message\` is the sentence for the user, \`errors\` every sentence when
there are several, \`code\` a name for programs, \`requestId\` (the \`X-Request-Id\` of the answer) what the log calls it.

**Done is durable, and seen by all**: a 2xx for a command is on disk, and every later read shows it. Send an
\`Idempotency-Key\` with each command: repeated with the same key and body within 24 hours it is done once and answered alike,
whatever happened between. Make keys time-ordered (UUIDv7): one older than that is then refused (409,
\`request/key-too-old\`) and never done again, as one of a clock ahead is (400, \`request/key-ahead\`); of any other key
nobody can tell how old it is.

**Lists** speak simple REST (\`filter\`, \`range\`, \`sort\`; \`Content-Range\` in the answer), as \`ra-data-simple-rest\` asks.

**The socket** at \`/socket.io\` takes the token as \`auth.token\` of its handshake and tells the restaurant's own screens
\`newOrder\` and \`orderUpdated\` (an \`OrderView\`), \`ordersCompleted\`, \`partBilled\`, \`billPaid\` and
\`partPaid\` and \`paymentUndone\` (\`{ restaurantId, tableNo, orders }\`; the orders of a paid bill are past already and stay there),
\`orderDeleted\` (\`{ restaurantId, id }\`), \`submitDisabledUpdate\` (\`{ restaurantId, isSubmitDisabled }\`),
\`ticketIssued\` and \`ticketPrinted\` (a \`TicketView\`), \`paymentClaimed\` (a \`PaymentClaimView\`) and \`claimsChanged\`,
\`dayChanged\`, \`stationsChanged\`, \`menuChanged\` and \`portionsChanged\` (\`{ restaurantId }\`). What it says is a hint, the lists are
the truth: ask again after a reconnection.

**Guests** have no login: the token in their table's QR code stands in the address of what they ask, and as \`auth.table\`
in the handshake of their socket, which says \`tableChanged\` (ask for the sitting again) and \`restaurantChanged\` (ask
for table and menu again) and nothing else.`;

export const SECURITY = {
  type: 'http',
  scheme: 'bearer',
  bearerFormat: 'JWT',
  description: 'The `token` that `POST /users/login` or `POST /users/verify-otp` answered',
} as const;

export const LIST = ['Range', 'Sort', 'Filter'] as const;

const inQuery = (name: string, description: string, example: string) => ({
  name,
  in: 'query',
  description,
  example,
  schema: { type: 'string' },
});

export const PARAMETERS = {
  Range: inQuery('range', `First and last row, as JSON; of a long list at most ${MOST_ROWS}`, '[0,19]'),
  Sort: inQuery('sort', 'Field and ASC or DESC, as JSON', '["id","DESC"]'),
  Filter: inQuery(
    'filter',
    'Fields and their values, as JSON of at most 2000 characters; `q` searches, by at most 8 words in 100 characters',
    '{}',
  ),
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description: 'One of your own for each intention: sent again with the same key, it is done once',
    schema: { type: 'string', minLength: 1, maxLength: 100 },
  },
};
