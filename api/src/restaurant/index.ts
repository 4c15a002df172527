import { handlersOf } from '../kernel/bus.js';
import { PictureEncoder } from './picture-encoder.js';
import * as commands from './restaurant.commands.js';
import { AccountController, RestaurantController, SettingsController } from './restaurant.controller.js';
import * as queries from './restaurant.queries.js';

export const restaurant = {
  controllers: [AccountController, RestaurantController, SettingsController],
  providers: [PictureEncoder, ...handlersOf(commands, queries)],
};
