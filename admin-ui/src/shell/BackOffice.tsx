import { type QueryClient, useIsMutating } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Admin, CustomRoutes, memoryStore, Resource, useNotificationContext, useTranslate } from 'react-admin';
import { Route } from 'react-router';
import { authProviderOver } from '../auth/auth-provider.js';
import { SignedIn } from '../auth/SignedIn.js';
import { identity, useRestaurantId } from '../auth/user.js';
import { liveConnection } from '../data/live-connection.js';
import { LiveContext } from '../data/live.js';
import { session } from '../data/session.js';
import { withOrders } from '../orders/with-orders.js';
import { themeOptions } from '../theme/AppTheme.js';
import { ConfirmProvider } from '../ui/ConfirmProvider.js';
import { FullPage } from '../ui/FullPage.js';
import { newQueryClient } from '../ui/query-client.js';
import { TOAST_MS, ToastTime, useToasts } from '../ui/toasts.js';
import { ProofDialog } from '../till/ProofDialog.js';
import { TillLock } from '../till/TillLock.js';
import { Allowed } from './Allowed.js';
import { BackOfficeLayout } from './BackOfficeLayout.js';
import { dataProvider } from './dataProvider.js';
import { i18nProvider } from './i18n.js';
import { NotFoundPage, PAGES, RESOURCES } from './pages.js';

/** react-admin's own notices, which it would show one at a time, as toasts like all others; and that it is still trying. */
export const BridgedNotifications = () => {
  const { notifications, takeNotification } = useNotificationContext();
  const toasts = useToasts();
  const translate = useTranslate();
  const isTrying = useIsMutating() > 0;
  useEffect(() => (isTrying ? toasts.trying() : undefined), [isTrying, toasts]);
  useEffect(() => {
    const notice = notifications.length > 0 && takeNotification();
    if (!notice || typeof notice.message !== 'string') return;
    toasts[notice.type](translate(notice.message, notice.notificationOptions?.messageArgs));
  }, [notifications, takeNotification, toasts, translate]);
  return null;
};

const light = themeOptions('light');
const dark = themeOptions('dark');

/** Whoever comes to a till may see something else than who was there: first who it is, which may lead to another page. */
const askAnew = async (queries: QueryClient): Promise<void> => {
  await queries.invalidateQueries(identity);
  setTimeout(() => void queries.invalidateQueries({ predicate: ({ queryKey: [about] }) => about !== 'auth' }));
};

const Waiting = () => <FullPage />;

/** One socket for as long as the back office is open. */
const LiveProvider = ({ children }: { children: ReactNode }) => {
  const restaurantId = useRestaurantId();
  const [live] = useState(() => liveConnection(session.token, restaurantId));
  useEffect(() => {
    live.open();
    return () => live.close();
  }, [live]);
  // Heard from now on is what the next one may hear.
  useEffect(
    () =>
      session.onSwitched(() => {
        live.close();
        live.open();
      }),
    [live],
  );
  return <LiveContext value={live}>{children}</LiveContext>;
};

const Layout = ({ children }: { children: ReactNode }) => (
  <TillLock>
    <SignedIn>
      <LiveProvider>
        <BackOfficeLayout>
          <Allowed>{children}</Allowed>
        </BackOfficeLayout>
        <ProofDialog />
      </LiveProvider>
    </SignedIn>
  </TillLock>
);

/** Everything behind the login; loaded only there (docs/decisions/0054-react-admin-is-the-frame.md). */
export const BackOffice = () => {
  const [queryClient] = useState(newQueryClient);
  const [authProvider] = useState(() => authProviderOver(queryClient));
  const [provider] = useState(() => withOrders(dataProvider, queryClient));
  const [store] = useState(() => memoryStore());
  useEffect(() => session.onSwitched(() => void askAnew(queryClient)), [queryClient]);
  return (
    <ToastTime value={TOAST_MS.backOffice}>
      <ConfirmProvider>
        <Admin
          title="SAE"
          dataProvider={provider}
          i18nProvider={i18nProvider}
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
            {Object.entries(PAGES).map(([path, Page]) => (
              <Route key={path} path={path} element={<Page />} />
            ))}
          </CustomRoutes>
        </Admin>
      </ConfirmProvider>
    </ToastTime>
  );
};
