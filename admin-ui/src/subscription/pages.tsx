import GlobalStyles from '@mui/material/GlobalStyles';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import { newQueryClient } from '../ui/query-client.js';
import { SignedIn } from '../auth/SignedIn.js';
import { PaymentPage } from './PaymentPage.js';
import { PaymentStatePage } from './PaymentStatePage.js';
import { PlansPage } from './PlansPage.js';
import { ReceiptPage } from './ReceiptPage.js';
import { SandboxPage } from './SandboxPage.js';

/** Outside the back office nobody has set up the asking yet. */
const Asking = ({ children }: { children: ReactNode }) => {
  const [client] = useState(newQueryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
};

export const Plans = () => (
  <Asking>
    <PlansPage />
  </Asking>
);

const OfLogin = ({ children }: { children: ReactNode }) => (
  <Asking>
    <SignedIn withPlan={false}>{children}</SignedIn>
  </Asking>
);

/** Checkout is light and half transparent: in the dark the browser would put white behind it. */
const CHECKOUT_IN_THE_DARK = { iframe: { colorScheme: 'light' } };

export const Payments = () => (
  <OfLogin>
    <GlobalStyles styles={CHECKOUT_IN_THE_DARK} />
    <Routes>
      <Route index element={<PaymentPage />} />
      <Route path="sandbox/:paymentId" element={<SandboxPage />} />
      <Route path=":paymentId" element={<PaymentStatePage />} />
    </Routes>
  </OfLogin>
);

export const Receipt = () => (
  <OfLogin>
    <ReceiptPage />
  </OfLogin>
);
