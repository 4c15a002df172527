import { lazy, Suspense, useEffect, useState } from 'react';
import { BrowserRouter, Navigate, Outlet, Route, Routes } from 'react-router';
import { LoginPage } from '../access/LoginPage.js';
import { session } from '../data/session.js';
import { zoneKnown } from '../data/zone.js';
import { AppTheme } from '../theme/index.js';
import { FullPage } from '../ui/FullPage.js';
import { SignedOut } from '../auth/SignedOut.js';
import { Toasts } from '../ui/toasts.js';
import { ExpiryWatch } from './ExpiryWatch.js';
import { PageBoundary } from './PageBoundary.js';

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
/** What shows times is there once it is known by which clocks. */
const withZone = <T,>(loaded: Promise<T>): Promise<T> => Promise.all([loaded, zoneKnown()]).then(([pages]) => pages);
const loadPaying = () => withZone(import('../subscription/pages.js'));
const Plans = lazy(() => loadPaying().then((module) => ({ default: module.Plans })));
const Payments = lazy(() => loadPaying().then((module) => ({ default: module.Payments })));
const Receipt = lazy(() => loadPaying().then((module) => ({ default: module.Receipt })));
const BackOffice = lazy(() => withZone(import('./BackOffice.js')).then((module) => ({ default: module.BackOffice })));
/**
 * What is asked and shown is one login's: when another tab logs in or out, it begins anew. Without one nothing of it is
 * downloaded.
 */
const OneLogin = () => {
  const [userId, setUserId] = useState(session.userId);
  useEffect(() => {
    const look = () => setUserId(session.userId());
    window.addEventListener('storage', look);
    return () => window.removeEventListener('storage', look);
  }, []);
  return userId === null ? <SignedOut /> : <Outlet key={userId} />;
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
              <Route path="plans" element={<Plans />} />
              <Route element={<OneLogin />}>
                <Route path="payment/*" element={<Payments />} />
                <Route path="receipt/:paymentId" element={<Receipt />} />
                <Route path="*" element={<BackOffice />} />
              </Route>
            </Routes>
          </Suspense>
        </PageBoundary>
      </BrowserRouter>
    </Toasts>
  </AppTheme>
);
