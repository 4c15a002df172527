import { ClaimPaymentHandler } from './claim-payment.js';
import { Dues } from './dues.js';
import { GuestLimits } from './guest-limits.js';
import { GuestMenuHandler } from './guest-menu.js';
import { GuestTableHandler } from './guest-table.js';
import { PaymentHandler } from './payment.js';
import { PlaceGuestOrderHandler } from './place-guest-order.js';
import { Seats } from './seats.js';
import { ShareOpinionHandler } from './share-opinion.js';
import { SittingNowHandler } from './sitting.js';

export { GuestsController } from './guests.controller.js';
export const guestsParts = [Seats, Dues, GuestLimits];
export const guestsHandlers = [
  GuestTableHandler,
  GuestMenuHandler,
  SittingNowHandler,
  PlaceGuestOrderHandler,
  PaymentHandler,
  ClaimPaymentHandler,
  ShareOpinionHandler,
];
