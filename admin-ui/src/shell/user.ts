import type { UserView } from '@sae/domain/access';
import { createContext, useContext } from 'react';

export const UserContext = createContext<UserView | null>(null);

/** Who is signed in; null outside the back office. */
export const useUser = (): UserView | null => useContext(UserContext);

/** For whoever changes what is known of the one signed in, so that every screen shows it. */
export const UserChanged = createContext<(user: UserView) => void>(() => undefined);
export const useUserChanged = () => useContext(UserChanged);
