import { handlersOf } from '../kernel/queries.js';
import * as queries from './guests.queries.js';
import { ClaimPaymentHandler } from './claim-payment.js';
import { Dues, Seats } from './seats.js';
import { GuestLimits } from './guest-limits.js';
import { PlaceGuestOrderHandler } from './place-guest-order.js';
import { ShareOpinionHandler } from './share-opinion.js';

export { GuestsController } from './guests.controller.js';
export const guestsParts = [Seats, Dues, GuestLimits];
export const guestsHandlers = [
  PlaceGuestOrderHandler,
  ClaimPaymentHandler,
  ShareOpinionHandler,
  ...handlersOf(queries),
];
