import type { SessionView } from '@sae/domain/access';
import type {
  Done,
  NewTill,
  PeopleSettings,
  PersonName,
  PersonSessionRow,
  PersonView,
  TillView,
  WorkplaceView,
} from '@sae/domain/people';
import type {
  AddPersonRequest,
  LoginRequest,
  PeopleSettingsRequest,
  PersonRequest,
  PinRequest,
  TillRequest,
} from '@sae/domain/people/people.dto';
import { api } from '../data/api.js';
import type { Intent } from '../data/verbs.js';

export interface Of {
  readonly id: number;
}

export const peopleVerbs = {
  peopleNames: () => api.get<readonly PersonName[]>('/people/names'),
  peopleSettings: () => api.get<PeopleSettings>('/people/settings'),
  changePeopleSettings: (body: PeopleSettingsRequest, { key }: Intent) =>
    api.put<PeopleSettings>('/people/settings', { body, key }),
  addPerson: (body: AddPersonRequest, { key }: Intent) => api.post<PersonView>('/people', { body, key }),
  changePerson: ({ id, ...body }: PersonRequest & Of, { key }: Intent) =>
    api.put<PersonView>('/people/{id}', { path: { id }, body, key }),
  setPin: ({ id, ...body }: PinRequest & Of, { key }: Intent) =>
    api.put<Done>('/people/{id}/pin', { path: { id }, body, key }),
  invitePerson: ({ id, ...body }: LoginRequest & Of, { key }: Intent) =>
    api.post<PersonView>('/people/{id}/login', { path: { id }, body, key }),
  removeLogin: ({ id }: Of, { key }: Intent) => api.delete<PersonView>('/people/{id}/login', { path: { id }, key }),
  workplaces: () => api.get<readonly WorkplaceView[]>('/users/restaurants'),
  goOver: ({ id }: Of, { key }: Intent) =>
    api.post<SessionView>('/users/restaurants/{id}/session', { path: { id }, key }),
  suspendPerson: ({ id }: Of, { key }: Intent) => api.put<PersonView>('/people/{id}/suspended', { path: { id }, key }),
  restorePerson: ({ id }: Of, { key }: Intent) =>
    api.delete<PersonView>('/people/{id}/suspended', { path: { id }, key }),
  removePerson: ({ id }: Of, { key }: Intent) => api.delete<Done>('/people/{id}', { path: { id }, key }),
  personSessions: () => api.get<readonly PersonSessionRow[]>('/people/sessions'),
  endSessionOf: ({ id }: { readonly id: string }, { key }: Intent) =>
    api.delete<Done>('/people/sessions/{id}', { path: { id }, key }),
  tills: () => api.get<readonly TillView[]>('/people/tills'),
  addTill: (body: TillRequest, { key }: Intent) => api.post<NewTill>('/people/tills', { body, key }),
  removeTill: ({ id }: Of, { key }: Intent) => api.delete<Done>('/people/tills/{id}', { path: { id }, key }),
  endAtTill: ({ id }: Of, { key }: Intent) => api.delete<Done>('/people/tills/{id}/person', { path: { id }, key }),
};
