import type { CurrentDay, DayView } from '@sae/domain/ordering';
import type { CloseDayRequest, MoveCashRequest, OpenDayRequest } from '@sae/domain/ordering/day.dto';
import { api } from '../data/api.js';
import type { Intent } from '../data/verbs.js';

export const dayVerbs = {
  currentDay: () => api.get<CurrentDay>('/days/current'),
  closedDay: ({ id }: { id: number }) => api.get<DayView>('/days/{id}', { path: { id } }),
  openDay: (body: OpenDayRequest, { key }: Intent) => api.post<CurrentDay>('/days/open', { body, key }),
  moveCash: (body: MoveCashRequest, { key }: Intent) => api.post<CurrentDay>('/days/cash', { body, key }),
  closeDay: (body: CloseDayRequest, { key }: Intent) => api.post<DayView>('/days/close', { body, key }),
};
