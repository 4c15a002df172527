import type { Done, StaffView } from '@sae/domain/people';
import type { NewSecondFactor, RecoveryCodes, SecondFactorView } from '@sae/domain/access';
import type { AccountRequest } from '@sae/domain/access/account.dto';
import type { AddSecondFactorRequest, SecondFactorRequest } from '@sae/domain/access/credentials.dto';
import { api } from '../data/api.js';
import type { Intent } from '../data/verbs.js';
import { formOf, type PictureWish } from './account-fields.js';

export interface AccountChange {
  readonly account: AccountRequest;
  readonly picture: PictureWish;
}

export const accountVerbs = {
  changeAccount: ({ account, picture }: AccountChange, { key }: Intent) =>
    api.put<StaffView>('/users/account', { body: formOf(account, picture), key }),
  secondFactor: () => api.get<SecondFactorView>('/users/second-factor'),
  newSecondFactor: () => api.post<NewSecondFactor>('/users/second-factor/new'),
  addSecondFactor: (body: AddSecondFactorRequest, { key }: Intent) =>
    api.post<RecoveryCodes>('/users/second-factor', { body, key }),
  replaceRecoveryCodes: (body: SecondFactorRequest, { key }: Intent) =>
    api.post<RecoveryCodes>('/users/second-factor/recovery-codes', { body, key }),
  removeSecondFactor: (body: SecondFactorRequest, { key }: Intent) =>
    api.delete<Done>('/users/second-factor', { body, key }),
  endOtherLogins: (_: object, { key }: Intent) => api.delete('/users/sessions', { key }),
};
