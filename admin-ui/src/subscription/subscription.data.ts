import type { ChoosePlanRequest } from '@sae/domain/subscription';
import { http } from '../data/http.js';
import type { Intent } from '../data/verb.js';
import type { PlanTerms } from './plan-choice.js';

export const subscription = {
  choosePlan: (choice: ChoosePlanRequest, { key }: Intent) => http.post<PlanTerms>('/plans', choice, key),
};
