import { pagesOf, printedAs } from './paper.js';
import { paidFor, stands } from './paying.js';
import { expect, mailbox, openAs, signedUp, test } from './verbs.js';

interface Mails {
  readonly messages: readonly { readonly ID: string }[];
}

/** Where the mail with that subject leads. */
const mailedLink = async (email: string, subject: string): Promise<string> => {
  const query = encodeURIComponent(`to:${email} subject:"${subject}"`);
  const found = async () => {
    const { messages } = (await (await fetch(`${mailbox}/api/v1/search?query=${query}`)).json()) as Mails;
    return messages[0]?.ID ?? '';
  };
  await expect.poll(found).not.toBe('');
  const { Text } = (await (await fetch(`${mailbox}/api/v1/message/${await found()}`)).json()) as { Text: string };
  return /https?:\S+\/app\/receipt\/\S+/.exec(Text)?.[0] ?? '';
};

test('the receipt is mailed, and its link opens it', async ({ page }) => {
  const payer = await signedUp();
  const { receiptNo } = await paidFor(payer);
  const link = await mailedLink(payer.email, `Receipt ${receiptNo}`);
  await openAs(page, payer, new URL(link).pathname.replace(/^\/app/, ''));
  const receipt = page.getByRole('article', { name: `Receipt ${receiptNo}` });
  for (const text of ['1 Month Plan', '₹599.00', payer.email, 'TEST: nothing was charged'])
    await expect(receipt.getByText(text, { exact: true }).first()).toBeVisible();
});

test('a receipt is one page, of A4 and of a narrow roll', async ({ page }) => {
  const payer = await signedUp();
  const { id } = await paidFor(payer);
  await openAs(page, payer, `/receipt/${id}`);
  await expect(page.getByRole('article')).toBeVisible();
  const papers = { a4: { format: 'A4' }, narrow: { width: '80mm', height: '297mm' } } as const;
  for (const [name, paper] of Object.entries(papers)) {
    expect(pagesOf(await printedAs(page, `plan-receipt-${name}`, paper))).toBe(1);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('article')).toBeVisible();
});

test('another restaurant sees neither the payment nor its receipt', async ({ page, owner }) => {
  const { id } = await paidFor(await signedUp());
  await openAs(page, owner, `/receipt/${id}`);
  await expect(page.getByText('There is no such receipt')).toBeVisible();
  await page.goto(`/app/payment/${id}`);
  await stands(page, 'Payment not found');
  await page.goto(`/app/payment/sandbox/${id}`);
  await stands(page, 'Payment not found');
});
