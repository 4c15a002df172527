import { describe, expect, it } from '@jest/globals';
import { readQr } from '../../testing/read-qr.js';
import { Configuration } from '../kernel/configuration.js';
import { drawn } from '../kernel/qr-code.js';
import { QrCodes } from './qr-codes.js';

const codes = new QrCodes(
  new Configuration({ publicUrl: 'https://orders.sae.example', jwtSecret: 'not asked for' } as Configuration['values']),
);

describe('A QR code', () => {
  it('leads to its table', async () =>
    expect(await readQr(await codes.of({ token: 'abcdefghijklmnopqrstuv' }))).toBe(
      'https://orders.sae.example/app/t/abcdefghijklmnopqrstuv',
    ));
  it('is drawn once', () => expect(codes.of({ token: 'once' })).toBe(codes.of({ token: 'once' })));
  it('is another’s for another token', async () =>
    expect(await codes.of({ token: 'one' })).not.toBe(await codes.of({ token: 'two' })));
  it('is drawn quickly: a hundred in less than two seconds of a processor', async () => {
    const before = process.cpuUsage();
    await Promise.all(Array.from({ length: 100 }, (_, n) => codes.of({ token: `table-${n}` })));
    const { user, system } = process.cpuUsage(before);
    // Of the processor, in microseconds: how long it takes depends on who else is at work.
    expect(user + system).toBeLessThan(2_000_000);
  });
  it('is drawn in turns: many at once leave others theirs', async () => {
    let rounds = 0;
    let counting = setImmediate(function count() {
      rounds += 1;
      counting = setImmediate(count);
    });
    await Promise.all(Array.from({ length: 50 }, (_, n) => drawn(`upi://pay?tr=${n}`)));
    clearImmediate(counting);
    expect(rounds).toBeGreaterThan(10);
  });
});
