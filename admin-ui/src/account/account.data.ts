import type { AccountRequest, UserView } from '@sae/domain/access';
import { http } from '../data/http.js';
import type { Intent } from '../data/verb.js';
import { formOf, type PictureWish } from './account-form.js';

export interface AccountChange {
  readonly account: AccountRequest;
  readonly picture: PictureWish;
}

export const accountVerbs = {
  changeAccount: ({ account, picture }: AccountChange, { key }: Intent) =>
    http.put<UserView>('/users/account', formOf(account, picture), key),
};
