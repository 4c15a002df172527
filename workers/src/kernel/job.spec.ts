import { describe, expect, it } from '@jest/globals';
import { Underway } from './job.js';

describe('Work asked for while it is underway', () => {
  it('is done once, and both are told how it went', async () => {
    const underway = new Underway();
    let done = 0;
    const work = () => Promise.resolve().then(() => void (done += 1));
    await Promise.all([underway.join('mail-1', work), underway.join('mail-1', work), underway.join('mail-2', work)]);
    expect(done).toBe(2);
    const fails = () => Promise.reject(new Error('no'));
    const both = await Promise.allSettled([underway.join('mail-1', fails), underway.join('mail-1', work)]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await underway.join('mail-1', work);
    expect(done).toBe(3);
  });
});
