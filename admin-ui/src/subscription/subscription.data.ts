import type { ChoosePlanRequest } from '@sae/domain/subscription';
import { api } from '../data/api.js';
import type { Intent } from '../data/verb.js';

export const subscription = {
  choosePlan: (body: ChoosePlanRequest, { key }: Intent) => api.post('/plans', { body, key }),
};
