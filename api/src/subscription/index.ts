import { ChoosePlanHandler } from './choose-plan.js';

export { SubscriptionController } from './subscription.controller.js';
export const subscriptionHandlers = [ChoosePlanHandler];
