import { describe, expect, it } from '@jest/globals';
import { told } from '../../testing/told.js';
import { GenerateAllRequest, GenerateQrRequest } from './generate-qr.dto.js';

describe('A table number', () => {
  it.each([1, 4, 9999])('may be %p', (tableNo) => expect(told(GenerateQrRequest, { tableNo })).toEqual({}));
  it.each([undefined, null, '', '4', 0, -1, 1.5, 10_000, Number.NaN, Infinity, true, [4], { valueOf: 4 }])(
    'may not be %p',
    (tableNo) => expect(told(GenerateQrRequest, { tableNo })).toEqual({ tableNo: 'Please enter a valid table number' }),
  );
});

describe('The last of the tables that get codes', () => {
  it.each([1, 40])('may be %p', (upTo) => expect(told(GenerateAllRequest, { upTo })).toEqual({}));
  it.each([undefined, 0, 1.5, 10_000, '4'])('may not be %p', (upTo) =>
    expect(told(GenerateAllRequest, { upTo })).toEqual({ upTo: 'Please enter a valid table number' }),
  );
});
