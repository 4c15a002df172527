import { lazy, Suspense } from 'react';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router';
import { LoginPage } from '../access/LoginPage.js';
import { SignUpPage } from '../access/SignUpPage.js';
import { VerifyOtpPage } from '../access/VerifyOtpPage.js';
import { PlansPage } from '../subscription/PlansPage.js';
import { AppTheme } from '../theme/index.js';
import { ExpiryWatch } from './ExpiryWatch.js';
import { FullPage } from './FullPage.js';
import { Protected } from './Protected.js';
import { Toasts } from './toasts.js';

const loadBackOffice = () => import('./BackOffice.js');
const BackOffice = lazy(() => loadBackOffice().then((module) => ({ default: module.BackOffice })));

export const App = () => (
  <AppTheme>
    <Toasts>
      <BrowserRouter basename="/app">
        <ExpiryWatch />
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
                <Suspense fallback={<FullPage />}>
                  <BackOffice />
                </Suspense>
              </Protected>
            }
          />
        </Routes>
      </BrowserRouter>
    </Toasts>
  </AppTheme>
);
