import { Injectable, type PipeTransform } from '@nestjs/common';
import { Refusal, isLocalDay, type IsoTime, type LocalDay } from '@sae/domain/kernel';
import { refuseList } from './list-query.js';

/** A number in a path. Nothing else names anything. */
@Injectable()
export class Id implements PipeTransform<string, number> {
  transform(text: string): number {
    const id = /^[1-9]\d{0,15}$/.test(text) ? Number(text) : 0;
    if (id === 0 || !Number.isSafeInteger(id)) throw new Refusal('not-found', 'request/not-found', 'Not found');
    return id;
  }
}

/** Years that a calendar of ours may have. */
const YEAR = String.raw`(?:19|2\d)\d{2}`;
const DAY = new RegExp(`^${YEAR}-`);
const TIME = new RegExp(String.raw`^${YEAR}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$`);

const isDay = (text: string) => DAY.test(text) && isLocalDay(text);

/** @throws Refusal of what is no calendar day. */
export const dayIn = (value: unknown, field: string): LocalDay =>
  typeof value === 'string' && isDay(value) ? value : refuseList(`${field} must be a day such as 2026-11-21`);

/** @throws Refusal of what is no moment. */
export const timeIn = (value: unknown, field: string): IsoTime =>
  typeof value === 'string' && TIME.test(value) && !Number.isNaN(Date.parse(value))
    ? new Date(value).toISOString()
    : refuseList(`${field} must be a time such as 2026-11-21T06:30:00Z`);
