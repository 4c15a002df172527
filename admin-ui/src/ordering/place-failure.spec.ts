import { describe, expect, it } from '@jest/globals';
import { ApiError } from '../data/api-error.js';
import { isMenuChanged, isSentAlready, placeFailure } from './place-failure.js';

describe('An order that could not be placed', () => {
  it.each([
    ['no answer', new ApiError(0, 'network/no-answer', 'The server cannot be reached.'), 'Failed to place order'],
    ['a broken server', new ApiError(500, 'x', 'Internal server error'), 'Failed to place order'],
    ['anything else', new TypeError('x'), 'Failed to place order'],
    ['a refusal', new ApiError(400, 'x', 'Quantity is wrong'), 'Quantity is wrong'],
    ['a refusal with its reasons', new ApiError(400, 'x', 'No', ['first', 'second']), 'No: first, second'],
    [
      'changed prices',
      new ApiError(409, 'x', 'Prices have changed. Please try again.', [
        'Samosa now costs ₹115.00',
        'Naan now costs ₹9.00',
      ]),
      'Prices have changed. Please try again: Samosa now costs ₹115.00, Naan now costs ₹9.00',
    ],
    ['a refusal that repeats itself', new ApiError(400, 'x', 'No', ['No']), 'No'],
  ])('says after %s what there is to say', (_, error, message) => expect(placeFailure(error)).toBe(message));

  it('was placed before, when its key is known with another content', () => {
    const error = new ApiError(422, 'request/key-reused', 'This Idempotency-Key was used for another request');
    expect(isSentAlready(error)).toBe(true);
    expect(placeFailure(error)).toContain('Please check Live Orders');
  });

  it('asks for the menu again when the menu has moved on', () => {
    expect(isMenuChanged(new ApiError(409, 'order/price-changed', ''))).toBe(true);
    expect(isMenuChanged(new ApiError(400, 'order/invalid-items', ''))).toBe(true);
    expect(isMenuChanged(new ApiError(409, 'request/key-too-old', ''))).toBe(false);
    expect(isMenuChanged(new ApiError(503, 'log/unavailable', ''))).toBe(false);
  });
});
