import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { billView, type BillView } from '@sae/domain/billing';
import type { TicketView } from '@sae/domain/ordering';
import { cleanup, render, screen } from '@testing-library/react';
import { KitchenReceipt } from '../kitchen/KitchenReceipt.js';
import { Bill } from './Bill.js';
import { CreditNote } from './CreditNote.js';
import { printOut } from './print-out.js';

const bill: BillView = billView(
  {
    billNo: '2026-27/000042',
    tableNo: 0,
    orders: [{ orderId: 1, total: 12345670, share: 12962954 }],
    lines: [{ name: 'Curry', isVeg: true, price: 6172835, portion: 'half', quantity: 2 }],
    categories: [{ category: 'Curries', total: 12962954, orders: 1 }],
    terms: { discountPercent: 0, serviceCharge: 0, gstRate: 5, gstType: 'exclusive' },
    message: '<b>Come again</b>',
    seller: { name: '', address: null, phoneNumber: null, gstNumber: null, fssaiNumber: null },
    amounts: {
      ...{ subtotal: 12345670, discount: 0, taxable: 12345670, gst: 617284, cgst: 308642, sgst: 308642, roundOff: 0 },
      ...{ serviceCharge: 0, total: 12962954 },
    },
    ...{ rule: 3, paid: 0, replaces: null },
  },
  '2026-11-21T18:40:00.000Z',
);

afterEach(cleanup);

describe('The bill', () => {
  const text = () => screen.getByRole('article').textContent ?? '';

  it('carries its number, the restaurant’s date and the defaults of an unnamed restaurant', () => {
    render(<Bill bill={bill} />);
    expect(screen.getByRole('article', { name: 'Bill 2026-27/000042' })).toBeTruthy();
    for (const part of ['Unnamed Restaurant', 'Phone: N/A', 'GSTIN: N/A', 'FSSAI: N/A']) expect(text()).toContain(part);
    expect(text()).toContain('Date22 Nov 2026, 12:10 am');
    expect(text()).toContain('TableCounter');
    expect(text()).toContain('SAC 996331');
  });

  it('says to whom it goes', () => {
    const customer = { name: 'Ravi', phone: '080 4112 2334', address: '4 Park Road' };
    const { rerender } = render(<Bill bill={{ ...bill, tableNo: 20_003, customer }} />);
    expect(text()).toContain('Delivery3CustomerRaviPhone080 4112 2334Address4 Park Road');
    rerender(<Bill bill={{ ...bill, tableNo: 4 }} />);
    expect(text()).toContain('Table4');
    expect(text()).not.toContain('Customer');
  });

  it('says a second name below the first, where it was issued with it', () => {
    render(<Bill bill={{ ...bill, items: [{ ...bill.items[0]!, secondName: 'करी' }] }} />);
    expect(text()).toContain('Curry (Half)करी2');
    expect(screen.getByText('करी').getAttribute('lang')).toBe('');
  });

  it('is taken back by a paper of its own, with all it said but for the money', () => {
    const payment = { paid: 10, toPay: 129619.54, toGiveBack: 0 };
    const buyer = { name: 'Acme Ltd', gstNumber: '27AAACB1234C9ZX' };
    const note = { noteNo: 'CN2026-27/000003', issuedAt: '2026-11-22T18:40:00.000Z', reason: 'cold' };
    render(<CreditNote {...note} bill={{ ...bill, payment, buyer }} />);
    expect(screen.getByRole('article', { name: 'Credit note CN2026-27/000003' })).toBeTruthy();
    expect(text()).toContain('Credit NoteUnnamed Restaurant');
    expect(text()).toContain('Credit Note No.CN2026-27/000003Date23 Nov 2026, 12:10 am');
    expect(text()).toContain('For Bill No.2026-27/000042Bill Date22 Nov 2026, 12:10 am');
    expect(text()).toContain('Billed ToAcme LtdTheir GSTIN27AAACB1234C9ZXReasoncold');
    expect(text()).toContain('CGST (2.5%)₹3,086.42SGST (2.5%)₹3,086.42');
    expect(text()).toContain('Grand Total₹1,29,629.54The bill named above is taken back in full.SAC 996331');
    expect(text()).not.toContain('Paid Before');
  });

  it('groups rupees as India does', () => {
    render(<Bill bill={bill} />);
    expect(text()).toContain('Curry (Half)261,728.351,23,456.70');
    expect(text()).toContain('CGST (2.5%)₹3,086.42SGST (2.5%)₹3,086.42');
    expect(text()).toContain('Grand Total₹1,29,629.54');
  });

  it('adds up where GST is inside the prices and something is taken off', () => {
    const terms = { gstType: 'inclusive' as const, gstRate: 5, discountPercent: 10 };
    const amounts = { valueBeforeDiscount: 117577.81, discountAmount: 11757.78, taxableAmount: 105820.03 };
    const { rerender } = render(<Bill bill={{ ...bill, ...terms, ...amounts }} />);
    expect(text()).toContain('Value before GST₹1,17,577.81Discount (10%)−₹11,757.78Taxable Value₹1,05,820.03');
    rerender(<Bill bill={{ ...bill, ...terms, discountPercent: 0 }} />);
    expect(text()).not.toContain('Value before GST');
  });

  it('prints the round-off after the two heads of the tax, and not where there is none', () => {
    const { rerender } = render(<Bill bill={{ ...bill, roundOff: -0.01 }} />);
    expect(text()).toContain('SGST (2.5%)₹3,086.42Round Off−₹0.01Grand Total');
    rerender(<Bill bill={{ ...bill, roundOff: 0.01 }} />);
    expect(text()).toContain('Round Off₹0.01');
    rerender(<Bill bill={bill} />);
    expect(text()).not.toContain('Round Off');
  });

  it('says what it is to the tax office, and of which state', () => {
    const { rerender } = render(<Bill bill={bill} />);
    expect(text()).toMatch(/^Bill of Supply/);
    expect(text()).not.toContain('State');
    rerender(<Bill bill={{ ...bill, title: 'Tax Invoice', state: { code: '29', name: 'Karnataka' } }} />);
    expect(text()).toMatch(/^Tax Invoice/);
    expect(text()).toContain('State: Karnataka (29)');
  });

  it('says for which business it is', () => {
    const { rerender } = render(<Bill bill={{ ...bill, buyer: { name: 'Acme Ltd', gstNumber: '27AAACB1234C9ZX' } }} />);
    expect(text()).toContain('TableCounterBilled ToAcme LtdTheir GSTIN27AAACB1234C9ZX');
    rerender(<Bill bill={{ ...bill, buyer: { name: 'Own' } }} />);
    expect(text()).toContain('Billed ToOwn');
    expect(text()).not.toContain('Their GSTIN');
  });

  it('prints nothing of what is not charged', () => {
    const { rerender } = render(<Bill bill={bill} />);
    for (const name of ['Discount', 'Service Charge', 'Round Off']) expect(text()).not.toContain(name);
    rerender(<Bill bill={{ ...bill, gstRate: 0, cgstAmount: 0, sgstAmount: 0, serviceCharge: 25 }} />);
    for (const name of ['CGST', 'SGST']) expect(text()).not.toContain(name);
    expect(text()).toContain('Taxable Value₹1,23,456.70Service Charge₹25.00Grand Total');
  });

  it('prints the amounts it was sent, and computes none', () => {
    const items = bill.items.map((line) => ({ ...line, amount: 7 }));
    render(<Bill bill={{ ...bill, items, gstType: 'inclusive', discountAmount: 5, valueBeforeDiscount: 3 }} />);
    expect(text()).toContain('Curry (Half)261,728.357.00');
    expect(text()).toContain('Value before GST₹3.00');
  });

  it('says when it is a copy', () => {
    const { rerender } = render(<Bill bill={bill} />);
    expect(text()).not.toContain('DUPLICATE');
    rerender(<Bill bill={bill} copy="duplicate" />);
    expect(text()).toContain('DUPLICATE COPY');
  });

  it('prints what people typed as text', () => {
    render(<Bill bill={bill} />);
    expect(screen.getByText('<b>Come again</b>')).toBeTruthy();
  });
});

describe('The kitchen receipt', () => {
  const curry = { id: 1, name: 'Curry', category: 'Curries', isVeg: true, quantity: 2, portion: 'half' as const };
  const ticket: TicketView = {
    ...{ ticketNo: 12, day: '2026-11-21', orderId: 1, tableNo: 4, kind: 'NEW' },
    items: [{ ...curry, specialInstructions: 'No onion' }],
    printed: [],
    issuedAt: '2026-11-21T06:30:00.000Z',
  };
  const text = () => screen.getByRole('article').textContent ?? '';

  it('says what to cook, and no prices', () => {
    render(<KitchenReceipt ticket={ticket} />);
    for (const part of ['Table 4', 'Order #1', '2 ×', 'Curry', 'HALF', 'No onion', 'Items: 2'])
      expect(text()).toContain(part);
    expect(text()).not.toContain('₹');
    expect(screen.getByRole('img', { name: 'Veg' })).toBeTruthy();
  });

  it('says a second name, for who reads no other', () => {
    render(<KitchenReceipt ticket={{ ...ticket, items: [{ ...curry, secondName: 'करी' }] }} />);
    expect(text()).toContain('Curryकरी');
  });

  it('of what goes out says its call number and whose it is, large', () => {
    render(
      <KitchenReceipt
        ticket={{ ...ticket, tableNo: 10_012, customer: { name: 'Asha Rao', phone: '080 4112 2334' } }}
      />,
    );
    expect(text()).toMatch(/^TAKEAWAY 12Asha RaoOrder #1/);
    expect(text()).not.toContain('080');
  });

  it('says its number, whether it is new, more or cancelled, and when', () => {
    const { rerender } = render(<KitchenReceipt ticket={ticket} />);
    expect(text()).toContain('21 Nov 2026, 12:00 pmTicket 12NEW');
    for (const kind of ['ADD', 'CANCEL'] as const) {
      rerender(<KitchenReceipt ticket={{ ...ticket, kind }} />);
      expect(text()).toContain(`Ticket 12${kind}`);
    }
    expect(text()).not.toContain('DUPLICATE');
  });

  it('printed again says that it is a duplicate, and of which', () => {
    render(<KitchenReceipt ticket={ticket} copy="duplicate" />);
    expect(text()).toContain('DUPLICATE of ticket 12');
  });
});

describe('Printing', () => {
  const sheets = () => [...document.querySelectorAll('[data-print]')].map(({ textContent }) => textContent);
  let atPrint: (string | null)[] = [];
  beforeEach(() => {
    atPrint = [];
    localStorage.clear();
    window.print = () => void atPrint.push(...sheets());
  });
  afterEach(() => void Reflect.deleteProperty(window, 'matchMedia'));
  const css = () => [...document.head.querySelectorAll('style')].map(({ textContent }) => textContent).join();

  it('puts the receipt alone on paper, and takes it away when printed', () => {
    printOut(<p>Receipt</p>, 'roll');
    expect(atPrint).toEqual(['Receipt']);
    expect(css()).toContain('body > :not([data-print]) { display: none !important; }');
    expect(css()).toContain('size: 80mm 80mm');
    window.dispatchEvent(new Event('afterprint'));
    expect(sheets()).toEqual([]);
    expect(css()).not.toContain('data-print');
  });

  it.each(['roll', 'page'] as const)('on narrow paper asks for 58 mm and lays a receipt out for it: %s', (paper) => {
    localStorage.setItem('paperWidth', '58');
    printOut(<p>Receipt</p>, paper);
    expect(css()).toContain('size: 58mm 58mm');
    expect(document.querySelector('[data-print]')?.getAttribute('data-roll')).toBe('58');
  });

  it('leaves other sheets as wide as they are', () => {
    localStorage.setItem('paperWidth', '58');
    printOut(<p>Code</p>, 'sheet');
    expect(css()).toContain('size: 80mm 130mm');
  });

  it('shows old names and notes as they were written, not turned around', () => {
    printOut(<p>{'Table 4: \u202e005₹ naaN\u202c, \u2067no onion\u2069'}</p>, 'roll');
    expect(atPrint).toEqual(['Table 4: 005₹ naaN, no onion']);
  });

  it('of a second receipt lets go of the first', () => {
    printOut(<p>One</p>, 'roll');
    printOut(<p>Two</p>, 'page');
    expect(atPrint).toEqual(['One', 'Two']);
    expect(sheets()).toEqual(['Two']);
    expect(css()).not.toContain('size: 80mm');
  });

  it('on a phone, which prints later than it says, waits for the next touch', () => {
    window.matchMedia = () => ({ matches: true }) as MediaQueryList;
    printOut(<p>Receipt</p>, 'roll');
    window.dispatchEvent(new Event('afterprint'));
    expect(sheets()).toEqual(['Receipt']);
    window.dispatchEvent(new Event('pointerdown'));
    expect(sheets()).toEqual([]);
  });
});
