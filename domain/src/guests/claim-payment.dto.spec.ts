import { describe, expect, it } from '@jest/globals';
import { read, told } from '../../testing/told.js';
import { ClaimPaymentRequest } from './claim-payment.dto.js';

const claim = { amount: 665.18, reference: 'SAE42' };
const said = 'Reference must be at most 35 letters and digits';

describe('A claim to have paid', () => {
  it.each([
    [claim, {}],
    [{ ...claim, amount: undefined }, { amount: 'Amount is required' }],
    [{ ...claim, amount: 0 }, { amount: 'Amount must be positive' }],
    [{ ...claim, amount: 0.001 }, { amount: 'Amount can have at most two decimals' }],
    [{ ...claim, reference: '' }, { reference: said }],
    [{ ...claim, reference: 'x'.repeat(36) }, { reference: said }],
    [{ ...claim, reference: 42 }, { reference: said }],
    [{ ...claim, reference: '=1+1' }, { reference: said }],
  ])('%j', (body, expected) => expect(told(ClaimPaymentRequest, body)).toEqual(expected));
  it('may have blanks around its reference', () =>
    expect(read(ClaimPaymentRequest, { ...claim, reference: ' 4242 ' })).toMatchObject({ reference: '4242' }));
});
