import { handlersOf } from '../kernel/queries.js';
import * as queries from './restaurant.queries.js';
import { ChangeAccountHandler } from './change-account.js';
import { PictureEncoder } from './picture-encoder.js';
import { ToggleOrderSubmissionHandler } from './toggle-order-submission.js';

export { AccountController } from './account.controller.js';
export { RestaurantController } from './restaurant.controller.js';
export { SettingsController } from './restaurant.controller.js';
export const restaurantParts = [PictureEncoder];
export const restaurantHandlers = [ChangeAccountHandler, ToggleOrderSubmissionHandler, ...handlersOf(queries)];
