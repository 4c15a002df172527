import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { deriveKey } from '@sae/platform/config';
import { Configuration } from '../kernel/configuration.js';
import type { Seat } from './seats.js';

/** What shows that a phone saw a sitting while it was at its table: a sitting's number anybody could guess, this nobody. */
@Injectable()
export class Passes {
  private readonly key: Buffer;

  constructor({ values }: Configuration) {
    this.key = deriveKey(values.jwtSecret, 'sitting-passes');
  }

  of({ table: { token } }: Seat, sitting: number): string {
    return createHmac('sha256', this.key).update(`${token}:${sitting}`).digest('base64url').slice(0, 22);
  }

  isOf(seat: Seat, sitting: number, pass: unknown): boolean {
    const [right, shown] = [Buffer.from(this.of(seat, sitting)), Buffer.from(String(pass))];
    return right.length === shown.length && timingSafeEqual(right, shown);
  }
}
