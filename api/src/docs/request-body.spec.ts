import 'reflect-metadata';
import { readdirSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { AccountRequest } from '@sae/domain/access/account.dto';
import { SignUpRequest } from '@sae/domain/access/credentials.dto';
import { CompleteTableRequest } from '@sae/domain/billing/complete-table.dto';
import { MenuItemRequest } from '@sae/domain/menu/menu-item.dto';
import { CountedMoney } from '@sae/domain/ordering/day.dto';
import { PlaceOrderRequest } from '@sae/domain/ordering/place-order.dto';
import { TakeTenderRequest } from '@sae/domain/ordering/tender.dto';
import { MAX_SUM } from '@sae/domain/validation';
import { requestSchema, unknownRules } from './request-body.js';

const field = (dto: new () => object, name: string) =>
  (requestSchema(dto)['properties'] as Record<string, unknown>)[name];

describe('A DTO as the reference shows it', () => {
  it('says what must be there', () =>
    expect(requestSchema(MenuItemRequest)).toMatchObject({
      required: ['category', 'name', 'isVeg', 'price'],
      additionalProperties: false,
    }));
  it('says how long a text may be', () =>
    expect(field(SignUpRequest, 'password')).toEqual({ type: 'string', minLength: 6, maxLength: 128 }));
  it('says from what to what a price goes', () =>
    expect(field(MenuItemRequest, 'price')).toEqual({
      type: 'number',
      exclusiveMinimum: 0,
      maximum: 1_000_000,
      multipleOf: 0.01,
    }));
  it('says of a payment what a bill may come to, of its tip what a price may', () => {
    const [amount, toPay, tip] = (['amount', 'toPay', 'tip'] as const).map((name) => field(TakeTenderRequest, name));
    expect(amount).toMatchObject({ exclusiveMinimum: 0, maximum: MAX_SUM });
    expect(toPay).toMatchObject({ minimum: 0, maximum: MAX_SUM });
    expect(tip).toMatchObject({ maximum: 1_000_000 });
    expect(field(CountedMoney, 'cash')).toMatchObject({ maximum: MAX_SUM });
  });
  it('says what stands when nothing is said', () =>
    expect(field(CompleteTableRequest, 'discount')).toMatchObject({ minimum: 0, maximum: 100, default: 0 }));
  it('says between what one may choose', () =>
    expect(field(CompleteTableRequest, 'gstRate')).toEqual({ type: 'number', enum: [0, 5, 12, 18] }));
  it('says what may be null, and what empty text clears', () => {
    expect(field(CompleteTableRequest, 'message')).toEqual({ type: ['string', 'null'], maxLength: 200 });
    expect(field(AccountRequest, 'fssaiNumber')).toEqual({
      anyOf: [{ type: ['string', 'null'], pattern: '^\\d{14}$' }, { const: '' }],
    });
  });
  it('says what is in a list', () =>
    expect(field(PlaceOrderRequest, 'items')).toMatchObject({
      type: 'array',
      minItems: 1,
      maxItems: 200,
      items: { required: ['id', 'quantity'], properties: { quantity: { type: 'integer', minimum: 1, maximum: 999 } } },
    }));
});

const DOMAIN = new URL('../../../domain/src/', import.meta.url);

it('understands every rule of every DTO', async () => {
  const unknown: string[] = [];
  for (const context of readdirSync(DOMAIN)) {
    const exported = (await import(`@sae/domain/${context}`)) as Record<string, unknown>;
    for (const [name, thing] of Object.entries(exported))
      if (typeof thing === 'function') unknown.push(...unknownRules(thing as never).map((rule) => `${name}: ${rule}`));
  }
  expect(unknown).toEqual([]);
});
