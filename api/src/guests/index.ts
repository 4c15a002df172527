import { GuestLimits } from './guest-limits.js';
import { GuestMenuHandler } from './guest-menu.js';
import { GuestTableHandler } from './guest-table.js';
import { PlaceGuestOrderHandler } from './place-guest-order.js';
import { Seats } from './seats.js';

export { GuestsController } from './guests.controller.js';
export const guestsParts = [Seats, GuestLimits];
export const guestsHandlers = [GuestTableHandler, GuestMenuHandler, PlaceGuestOrderHandler];
