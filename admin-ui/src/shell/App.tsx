import { lazy, Suspense } from 'react';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router';
import { LoginPage } from '../access/LoginPage.js';
import { AppTheme } from '../theme/index.js';
import { ExpiryWatch } from './ExpiryWatch.js';
import { FullPage } from './FullPage.js';
import { Protected } from './Protected.js';
import { Toasts } from './toasts.js';

const SignUpPage = lazy(() => import('../access/SignUpPage.js').then((module) => ({ default: module.SignUpPage })));
const VerifyOtpPage = lazy(() =>
  import('../access/VerifyOtpPage.js').then((module) => ({ default: module.VerifyOtpPage })),
);
const PlansPage = lazy(() => import('../subscription/PlansPage.js').then((module) => ({ default: module.PlansPage })));
const BackOffice = lazy(() => import('./BackOffice.js').then((module) => ({ default: module.BackOffice })));

export const App = () => (
  <AppTheme>
    <Toasts>
      <BrowserRouter basename="/app">
        <ExpiryWatch />
        <Suspense fallback={<FullPage />}>
          <Routes>
            <Route index element={<Navigate to="/login" replace />} />
            <Route path="login" element={<LoginPage />} />
            <Route path="signup" element={<SignUpPage />} />
            <Route path="verify-otp" element={<VerifyOtpPage />} />
            <Route path="plans" element={<PlansPage />} />
            <Route
              path="*"
              element={
                <Protected>
                  <BackOffice />
                </Protected>
              }
            />
          </Routes>
        </Suspense>
      </BrowserRouter>
    </Toasts>
  </AppTheme>
);
