import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { GuestPaymentView, SittingView } from '@sae/domain/guests';
import { Guest, order } from '../testing/guest.js';

const guest = new Guest();
beforeEach(() => guest.start());
afterEach(guest.stop);

const PAYMENT = Guest.at('GET', '/payment');
const CLAIM = Guest.at('POST', '/payment-claims');
const payment: GuestPaymentView = {
  amount: 120,
  upiId: 'spice.garden@okbank',
  link: 'upi://pay?pa=spice.garden@okbank&am=120.00&cu=INR',
  qrCode: 'data:image/svg+xml;base64,PHN2Zy8+',
  reference: 'SAE1',
};
const billed: Partial<SittingView> = {
  ...{ id: 7, orders: [order({ status: 'past' })], bills: [{ billNo: '2026-27/000042', total: 120, isPaid: false }] },
  due: 120,
};
const claim = { amount: 120, claimedAt: '2026-11-21T07:20:00.000Z', isDismissed: false };
const sheet = () => within(screen.getByRole('dialog', { name: 'Make Payment' }));
const open = (sitting: Partial<SittingView> = billed) => {
  guest.sitting(sitting);
  guest.api.answers(PAYMENT, payment);
  guest.scan('#pay');
  return screen.findByRole('dialog', { name: 'Make Payment' });
};
const qrCode = () => sheet().findByRole('img', { name: 'UPI QR code for ₹120.00' });

describe('Make Payment', () => {
  it('says what the sum is made of', async () => {
    await open({
      ...billed,
      bills: [...billed.bills!, { billNo: '2026-27/000041', total: 99, isPaid: true }],
      due: 150,
      unbilled: 30,
    });
    expect(await sheet().findByText('₹150.00')).toBeTruthy();
    const rows = sheet()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(rows[0]).toBe('Bill 2026-27/000042Not paid yet₹120.00');
    expect(rows[1]).toBe('Bill 2026-27/000041Paid₹99.00');
    expect(rows[2]).toContain('Not billed yet₹30.00GST and service charge may come to it.');
  });
  it('shows the code to scan, the UPI ID, and the link as an extra only', async () => {
    await open();
    expect((await qrCode()).getAttribute('src')).toBe(payment.qrCode);
    expect(sheet().getByText('spice.garden@okbank')).toBeTruthy();
    expect(sheet().getByRole('link', { name: 'Open a UPI app' }).getAttribute('href')).toBe(payment.link);
    expect(sheet().getByText(/Many phones refuse this/)).toBeTruthy();
  });
  it('copies the UPI ID, the old way where it must', async () => {
    const { clipboard } = navigator;
    await open();
    await qrCode();
    await guest.person.click(sheet().getByRole('button', { name: 'Copy' }));
    expect(await sheet().findByRole('button', { name: 'Copied' })).toBeTruthy();
    expect(await clipboard.readText()).toBe('spice.garden@okbank');
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    const selected = jest.fn(() => true);
    Object.assign(document, {
      execCommand: () => selected() && (document.activeElement as HTMLTextAreaElement).value === 'spice.garden@okbank',
    });
    await guest.person.click(sheet().getByRole('button', { name: 'Copied' }));
    await waitFor(() => expect(selected).toHaveBeenCalled());
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  });
  it('tells the staff that one has paid, who must confirm it', async () => {
    await open();
    await qrCode();
    guest.api.answers(CLAIM, claim);
    guest.sitting({ ...billed, claim });
    await guest.person.click(sheet().getByRole('button', { name: 'I have paid' }));
    expect(await sheet().findByText('The staff have been told. They will confirm it.')).toBeTruthy();
    expect(guest.api.asked(CLAIM)).toEqual([{ amount: 120, reference: 'SAE1' }]);
    expect(guest.api.keysOf(CLAIM)[0]).toMatch(/^[\da-f-]{36}$/);
    expect(sheet().queryByRole('button', { name: 'I have paid' })).toBeNull();
    expect(sheet().getByText('Show the UPI code again')).toBeTruthy();
  });
  it('says when the staff found nothing, and lets one say it again', async () => {
    await open();
    await qrCode();
    guest.api.answers(CLAIM, claim);
    await guest.person.click(sheet().getByRole('button', { name: 'I have paid' }));
    guest.api.answers(PAYMENT, { ...payment, reference: 'SAE2' });
    guest.sitting({ ...billed, claim: { ...claim, isDismissed: true } });
    guest.hear('tableChanged');
    expect((await sheet().findByText('The staff could not find the payment')).closest('[role="alert"]')).toBeTruthy();
    await waitFor(() => expect(guest.api.asked(PAYMENT)).toHaveLength(2));
    await qrCode();
    await guest.person.click(sheet().getByRole('button', { name: 'I have paid' }));
    await waitFor(() =>
      expect(guest.api.asked(CLAIM)).toEqual([
        { amount: 120, reference: 'SAE1' },
        { amount: 120, reference: 'SAE2' },
      ]),
    );
    expect(new Set(guest.api.keysOf(CLAIM)).size).toBe(2);
  });
  it('asks for what was ordered after the claim', async () => {
    await open({ ...billed, due: 175, unbilled: 55, claim });
    await qrCode();
    expect(sheet().getByRole('button', { name: 'I have paid' })).toBeTruthy();
  });
  it('draws the code anew when the sum changes', async () => {
    await open();
    await qrCode();
    guest.api.answers(PAYMENT, { ...payment, amount: 175, reference: 'SAE2' });
    guest.sitting({ ...billed, due: 175, unbilled: 55 });
    guest.hear('tableChanged');
    expect(await sheet().findByRole('img', { name: 'UPI QR code for ₹175.00' })).toBeTruthy();
    expect(guest.api.asked(PAYMENT)).toHaveLength(2);
  });
  it('says thanks once the staff have confirmed, and asks for an opinion', async () => {
    await open({ ...billed, claim });
    await sheet().findByText('The staff have been told. They will confirm it.');
    guest.sitting({ id: 7, bills: [{ billNo: '2026-27/000042', total: 120, isPaid: true }], isSettled: true });
    guest.hear('tableChanged');
    expect(await sheet().findByText('Everything is paid. Thank you for your visit!')).toBeTruthy();
    expect(sheet().getByRole('link', { name: 'Share Your Opinion' })).toBeTruthy();
  });
  it('says so where nothing is open', async () => {
    await open({});
    expect(await sheet().findByText('Nothing is open on this table')).toBeTruthy();
    expect(guest.api.asked(PAYMENT)).toHaveLength(0);
  });
  it('sends to the staff where the restaurant takes no payment', async () => {
    guest.table({ isPayable: false });
    await open();
    expect(await sheet().findByText('This restaurant takes no payment here. Please ask the staff.')).toBeTruthy();
    expect(guest.api.asked(PAYMENT)).toHaveLength(0);
  });
  it('that could not be prepared is asked for again', async () => {
    guest.sitting(billed);
    guest.api.refuses(PAYMENT, 503, {});
    guest.scan('#pay');
    expect(await screen.findByText('The payment could not be prepared')).toBeTruthy();
    guest.api.answers(PAYMENT, payment);
    await guest.person.click(sheet().getByRole('button', { name: 'Try again' }));
    expect(await qrCode()).toBeTruthy();
  });
  it('says why a claim was refused', async () => {
    await open();
    await qrCode();
    guest.api.refuses(CLAIM, 409, { code: 'payment/nothing-due', message: 'Nothing is open on this table' });
    await guest.person.click(sheet().getByRole('button', { name: 'I have paid' }));
    expect((await sheet().findByRole('alert')).textContent).toBe('Nothing is open on this table');
  });
});
