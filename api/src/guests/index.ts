import { handlersOf } from '../kernel/bus.js';
import { GuestLimits } from './guest-limits.js';
import * as commands from './guests.commands.js';
import { GuestsController } from './guests.controller.js';
import * as queries from './guests.queries.js';
import { Dues, Seats } from './seats.js';

export const guests = {
  controllers: [GuestsController],
  providers: [Seats, Dues, GuestLimits, ...handlersOf(commands, queries)],
};
