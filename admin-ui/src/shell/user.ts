import type { UserView } from '@sae/domain/access';
import { createContext, useContext } from 'react';

export const UserContext = createContext<UserView | null>(null);

/** Who is signed in; null outside the back office. */
export const useUser = (): UserView | null => useContext(UserContext);
