import { useEffect, useState } from 'react';
import { BrowserRouter, Navigate, Outlet, Route, Routes, useSearchParams } from 'react-router';
import { LoginPage } from '../access/LoginPage.js';
import { session } from '../data/session.js';
import { till } from '../data/till.js';
import { zoneKnown } from '../data/zone.js';
import { AppTheme } from '../theme/AppTheme.js';
import { SignedOut, ExpiryWatch } from '../auth/SignedOut.js';
import { Toasts } from '../ui/toasts.js';
import { lazyPage, PageBoundary } from './PageBoundary.js';

const SignUpPage = lazyPage(() => import('../access/SignUpPage.js'), 'SignUpPage');
const VerifyOtpPage = lazyPage(() => import('../access/VerifyOtpPage.js'), 'VerifyOtpPage');
const JoinPage = lazyPage(() => import('../access/JoinPage.js'), 'JoinPage');
const ForgotPasswordPage = lazyPage(() => import('../access/ForgotPasswordPage.js'), 'ForgotPasswordPage');
const ResetPasswordPage = lazyPage(() => import('../access/ResetPasswordPage.js'), 'ResetPasswordPage');
/** What shows times is there once it is known by which clocks. */
const withZone = <T,>(loaded: Promise<T>): Promise<T> => Promise.all([loaded, zoneKnown()]).then(([pages]) => pages);
const loadPaying = () => withZone(import('../subscription/pages.js'));
const Plans = lazyPage(loadPaying, 'Plans');
const Payments = lazyPage(loadPaying, 'Payments');
const Receipt = lazyPage(loadPaying, 'Receipt');
const TillLogInPage = lazyPage(() => import('../till/TillLogInPage.js'), 'TillLogInPage');
const BackOffice = lazyPage(() => withZone(import('./BackOffice.js')), 'BackOffice');

/**
 * What is asked and shown is one restaurant's: when another tab logs in or out, or somebody goes over to another
 * restaurant, it begins anew. Without a login nothing of it is downloaded.
 */
const OneLogin = () => {
  const [userId, setUserId] = useState(session.userId);
  useEffect(() => session.onLocking(() => setUserId(session.userId())), []);
  return userId === null ? <SignedOut /> : <Outlet key={userId} />;
};

/** On a till names and a PIN come first. */
const LogIn = () => {
  const isTill = till.useChoice() !== null;
  const [asked] = useSearchParams();
  return isTill && asked.get('by') !== 'email' ? <TillLogInPage /> : <LoginPage />;
};

/** No `Suspense`: until a page is there, what the document brought stays. React shows a fallback for 300 ms at least. */
export const App = () => (
  <AppTheme>
    <Toasts>
      <BrowserRouter basename="/app">
        <ExpiryWatch />
        <PageBoundary>
          <Routes>
            <Route index element={<Navigate to="/login" replace />} />
            <Route path="login" element={<LogIn />} />
            <Route path="signup" element={<SignUpPage />} />
            <Route path="verify-otp" element={<VerifyOtpPage />} />
            <Route path="join" element={<JoinPage />} />
            <Route path="forgot-password" element={<ForgotPasswordPage />} />
            <Route path="reset-password" element={<ResetPasswordPage />} />
            <Route path="plans" element={<Plans />} />
            <Route element={<OneLogin />}>
              <Route path="payment/*" element={<Payments />} />
              <Route path="receipt/:paymentId" element={<Receipt />} />
              <Route path="*" element={<BackOffice />} />
            </Route>
          </Routes>
        </PageBoundary>
      </BrowserRouter>
    </Toasts>
  </AppTheme>
);
