import { describe, expect, it } from '@jest/globals';
import type { ReceiptView } from '@sae/domain/subscription';
import { sent } from '../../testing/sent-mail.js';
import { receiptMail } from './receipt.js';

const paidBy = {
  restaurantName: 'Spice Garden',
  ownerName: 'Asha Rao',
  email: 'asha@example.com',
  address: '12 MG Road, Bengaluru',
  gstNumber: '29ABCDE1234F1Z5',
};
const receipt: ReceiptView = {
  ...{ receiptNo: '123456789/26/001', planType: '6_months', planName: '6 Months Plan', amount: 2999 },
  ...{ provider: 'razorpay', providerPaymentId: 'pay_DESlfW9H8K9uqM', paidBy },
  issuedAt: '2026-11-21T18:30:00.000Z',
  startsAt: '2026-11-30T18:30:00.000Z',
  endsAt: '2027-05-30T06:30:00.000Z',
};
const mailOf = (over: Partial<ReceiptView> = {}) =>
  sent(
    receiptMail({
      paymentId: 'abc-_1',
      receipt: { ...receipt, ...over },
      publicUrl: 'https://sae.example.com',
      timeZone: 'Asia/Kolkata',
    }),
  );

describe('The mail with a receipt', () => {
  it('says what was paid for, by whom and when, in both parts', async () => {
    const { subject, html, text } = await mailOf();
    expect(subject).toBe('Receipt 123456789/26/001 for your SAE plan');
    const said = ['123456789/26/001', '6 Months Plan', '₹2,999.00', '22 Nov 2026', '1 Dec 2026 – 30 May 2027'];
    const who = ['Spice Garden', 'Asha Rao', '12 MG Road, Bengaluru', 'asha@example.com', '29ABCDE1234F1Z5'];
    for (const part of [html, text])
      for (const fact of [...said, ...who, 'Razorpay', 'pay_DESlfW9H8K9uqM']) expect(part).toContain(fact);
  });
  it('leads to the page that prints it', async () => {
    const { html, text } = await mailOf();
    for (const part of [html, text]) expect(part).toContain('https://sae.example.com/app/receipt/abc-_1');
  });
  it('says nothing of what was not said', async () => {
    const { html, text } = await mailOf({ paidBy: { ...paidBy, address: null, gstNumber: null } });
    for (const part of [html, text]) expect(part).not.toMatch(/GSTIN|MG Road|null/);
  });
  it('says so where no money was moved', async () => {
    const { html, text } = await mailOf({ provider: 'sandbox', providerPaymentId: 'sandbox_1' });
    for (const part of [html, text]) expect(part).toContain('This was a test payment: no money was moved.');
  });
  it('takes names and addresses for text', async () => {
    const address = '<img src=x onerror="alert(1)">\r\nhttps://evil.example/x {{amount}}';
    const { html, text } = await mailOf({ paidBy: { ...paidBy, ownerName: '</title><script>x</script>', address } });
    expect(html).not.toMatch(/<img|<script/);
    expect(`${html}${text}`).not.toMatch(/https:\/\/evil/);
    expect(text).toContain('{{amount}}');
    expect(text).not.toContain('\r');
  });
  it('has a text part that reads by itself', async () => expect((await mailOf()).text).not.toMatch(/[<>{}]|&\w+;/));
  it('loads nothing from elsewhere', async () =>
    expect((await mailOf()).html).not.toMatch(/src=|url\(|@import|<link|<script/i));
});
