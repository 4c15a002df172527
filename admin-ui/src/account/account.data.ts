import type { StaffView } from '@sae/domain/people';
import type { AccountRequest } from '@sae/domain/access/account.dto';
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
  endOtherLogins: (_: object, { key }: Intent) => api.delete('/users/sessions', { key }),
};
