import { useState, type ReactNode } from 'react';
import { Admin, CustomRoutes, memoryStore, Resource } from 'react-admin';
import { Route } from 'react-router';
import { audit } from '../audit/index.js';
import { menu } from '../menu/index.js';
import { reviews } from '../reviews/index.js';
import { themeOptions } from '../theme/index.js';
import { authProviderOver } from '../auth/auth-provider.js';
import { ConfirmProvider } from '../ui/ConfirmProvider.js';
import { FullPage } from '../ui/FullPage.js';
import { newQueryClient } from '../ui/query-client.js';
import { SignedIn } from '../auth/SignedIn.js';
import { TOAST_MS, ToastTime } from '../ui/toasts.js';
import { dataProvider } from './dataProvider.js';
import { BackOfficeLayout } from './BackOfficeLayout.js';
import { BridgedNotifications } from './BridgedNotifications.js';
import { LiveProvider } from './LiveProvider.js';
import { NotFoundPage } from './NotFoundPage.js';
import { pages } from './pages.js';

const light = themeOptions('light');
const dark = themeOptions('dark');

/** The last three are shown by pages of other names: QR codes, and on the account what was paid and who is logged in. */
const RESOURCES = [menu, reviews, audit, { name: 'tables' }, { name: 'payments' }, { name: 'users/sessions' }];

const Waiting = () => <FullPage />;

const Layout = ({ children }: { children: ReactNode }) => (
  <SignedIn>
    <LiveProvider>
      <BackOfficeLayout>{children}</BackOfficeLayout>
    </LiveProvider>
  </SignedIn>
);

/** Everything behind the login; loaded only there (docs/decisions/0054-react-admin-is-the-frame.md). */
export const BackOffice = () => {
  const [queryClient] = useState(newQueryClient);
  const [authProvider] = useState(() => authProviderOver(queryClient));
  const [store] = useState(() => memoryStore());
  return (
    <ToastTime value={TOAST_MS.backOffice}>
      <ConfirmProvider>
        <Admin
          title="SAE"
          dataProvider={dataProvider}
          authProvider={authProvider}
          queryClient={queryClient}
          store={store}
          theme={light}
          darkTheme={dark}
          layout={Layout}
          notification={BridgedNotifications}
          loading={Waiting}
          catchAll={NotFoundPage}
          loginPage={false}
          disableTelemetry
        >
          {RESOURCES.map((resource) => (
            <Resource key={resource.name} {...resource}>
              <Route path="*" element={<NotFoundPage />} />
            </Resource>
          ))}
          <CustomRoutes>
            {pages.map(({ path, Page }) => (
              <Route key={path} path={path} element={<Page />} />
            ))}
          </CustomRoutes>
        </Admin>
      </ConfirmProvider>
    </ToastTime>
  );
};
