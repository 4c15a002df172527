import type { Account } from '@sae/domain/access';

/** Is it among the first that somebody would try, who knows the people of the account by name? */
export const isGuessed = async (password: string, email: string, account: Account | null): Promise<boolean> => {
  // It brings its list of passwords with it: loaded when it is asked for.
  const { isEasilyGuessed } = await import('@sae/domain/passwords');
  const { ownerName = '', restaurantName = '', workplaces = [] } = account ?? {};
  const named = workplaces.flatMap((workplace) => [workplace.name, workplace.restaurantName]);
  return isEasilyGuessed(password, [email, ownerName, restaurantName, ...named]);
};
