import { DetailsHandler } from './details.js';
import { SubmitDisabledHandler } from './submit-disabled.js';
import { ToggleOrderSubmissionHandler } from './toggle-order-submission.js';

export { RestaurantController } from './restaurant.controller.js';
export const restaurantHandlers = [DetailsHandler, SubmitDisabledHandler, ToggleOrderSubmissionHandler];
