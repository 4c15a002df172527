import type { UserView } from '@sae/domain/access';
import type { StaffView } from '@sae/domain/people';
import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { useLayoutEffect, type ReactNode } from 'react';
import { CoreAdminContext, memoryStore, testDataProvider } from 'react-admin';
import { MemoryRouter, useLocation, type InitialEntry } from 'react-router';
import { authProviderOver } from '../src/auth/auth-provider.js';
import { ExpiryWatch } from '../src/auth/SignedOut.js';
import { identity } from '../src/auth/user.js';
import { LiveContext } from '../src/data/live.js';
import type { AppDataProvider } from '../src/data/verbs.js';
import { ExportDesk } from '../src/ordering/ExportDesk.js';
import { withOrders } from '../src/orders/with-orders.js';
import { BridgedNotifications } from '../src/shell/BackOffice.js';
import { i18nProvider } from '../src/shell/i18n.js';
import { AppTheme } from '../src/theme/AppTheme.js';
import { ConfirmProvider } from '../src/ui/ConfirmProvider.js';
import { Toasts } from '../src/ui/toasts.js';
import { FakeLive } from './fake-live.js';
import { owner } from './users.js';

export interface Place {
  readonly pathname: string;
  readonly state: unknown;
}

/** Where the browser stands, for the spec to look at. */
const Whereabouts = ({ tell }: { tell: (place: Place) => void }) => {
  const { pathname, state } = useLocation();
  // In the commit that shows it: an effect comes later, and a spec that has seen the page may ask before.
  useLayoutEffect(() => tell({ pathname, state: state as unknown }), [pathname, state, tell]);
  return null;
};

export interface Setting {
  /** The data provider's methods and verbs that the page may use; any other rejects. */
  readonly provider?: object;
  readonly user?: UserView | StaffView | null;
  /** Is the login asked about too? */
  readonly withLogin?: boolean;
  readonly at?: InitialEntry;
  readonly live?: FakeLive;
}

export interface Rendered {
  readonly live: FakeLive;
  /** Who types and presses. */
  readonly person: UserEvent;
  readonly place: () => Place;
  readonly leave: () => void;
}

/** A page as it stands in the app, on a fake data provider and live connection. */
export const renderPage = (
  page: ReactNode,
  { provider = {}, user = owner, at = '/', live = new FakeLive(), withLogin = false }: Setting = {},
): Rendered => {
  let place: Place = { pathname: '', state: null };
  const move = (to: Place) => void (place = to);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  if (user) queryClient.setQueryData(identity.queryKey, user as StaffView);
  const view = render(
    <AppTheme>
      <Toasts>
        <MemoryRouter initialEntries={[at]}>
          <ExpiryWatch />
          <Whereabouts tell={move} />
          <ConfirmProvider>
            <LiveContext value={live}>
              <CoreAdminContext
                dataProvider={withOrders(testDataProvider(provider) as AppDataProvider, queryClient)}
                i18nProvider={i18nProvider}
                queryClient={queryClient}
                authProvider={withLogin ? authProviderOver(queryClient) : undefined}
                store={memoryStore()}
              >
                <ExportDesk>{page}</ExportDesk>
                <BridgedNotifications />
              </CoreAdminContext>
            </LiveContext>
          </ConfirmProvider>
        </MemoryRouter>
      </Toasts>
    </AppTheme>,
  );
  return { leave: view.unmount, live, person: userEvent.setup(), place: () => place };
};
