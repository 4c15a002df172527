import { lazy, Suspense, useEffect } from 'react';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router';
import { LoginPage } from '../access/LoginPage.js';
import { session } from '../data/session.js';
import { AppTheme } from '../theme/index.js';
import { ExpiryWatch } from './ExpiryWatch.js';
import { FullPage } from './FullPage.js';
import { PageBoundary } from './PageBoundary.js';
import { Protected } from './Protected.js';
import { Toasts } from './toasts.js';

const SignUpPage = lazy(() => import('../access/SignUpPage.js').then((module) => ({ default: module.SignUpPage })));
const VerifyOtpPage = lazy(() =>
  import('../access/VerifyOtpPage.js').then((module) => ({ default: module.VerifyOtpPage })),
);
const ForgotPasswordPage = lazy(() =>
  import('../access/ForgotPasswordPage.js').then((module) => ({ default: module.ForgotPasswordPage })),
);
const ResetPasswordPage = lazy(() =>
  import('../access/ResetPasswordPage.js').then((module) => ({ default: module.ResetPasswordPage })),
);
const PaymentPage = lazy(() =>
  import('../subscription/PaymentPage.js').then((module) => ({ default: module.PaymentPage })),
);
const PlansPage = lazy(() => import('../subscription/PlansPage.js').then((module) => ({ default: module.PlansPage })));
const TablePage = lazy(() => import('../guest/TablePage.js').then((module) => ({ default: module.TablePage })));
const loadBackOffice = () => import('./BackOffice.js');
const BackOffice = lazy(() => loadBackOffice().then((module) => ({ default: module.BackOffice })));

/** Downloads what is behind the door while the server is asked who, with a login, stands before it. */
const Inside = () => {
  useEffect(() => {
    // Should it fail, `lazy` tries again and tells.
    if (session.isStored()) loadBackOffice().catch(() => undefined);
  }, []);
  return (
    <Protected>
      <BackOffice />
    </Protected>
  );
};

export const App = () => (
  <AppTheme>
    <Toasts>
      <BrowserRouter basename="/app">
        <ExpiryWatch />
        <PageBoundary>
          <Suspense fallback={<FullPage />}>
            <Routes>
              <Route index element={<Navigate to="/login" replace />} />
              <Route path="login" element={<LoginPage />} />
              <Route path="signup" element={<SignUpPage />} />
              <Route path="verify-otp" element={<VerifyOtpPage />} />
              <Route path="forgot-password" element={<ForgotPasswordPage />} />
              <Route path="reset-password" element={<ResetPasswordPage />} />
              <Route path="plans" element={<PlansPage />} />
              <Route path="t/:token" element={<TablePage />} />
              <Route
                path="payment"
                element={
                  <Protected withPlan={false}>
                    <PaymentPage />
                  </Protected>
                }
              />
              <Route path="*" element={<Inside />} />
            </Routes>
          </Suspense>
        </PageBoundary>
      </BrowserRouter>
    </Toasts>
  </AppTheme>
);
