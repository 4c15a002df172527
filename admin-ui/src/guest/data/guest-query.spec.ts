import { describe, expect, it } from '@jest/globals';
import { GuestQuery } from './guest-query.js';

/** A question that is answered by hand. */
const question = () => {
  const answers: { yes: (data: string) => void; no: (error: unknown) => void }[] = [];
  const asked = new GuestQuery(() => new Promise<string>((yes, no) => void answers.push({ yes, no })));
  return { asked, answers };
};

describe('What is asked', () => {
  it('is answered, and those who listen are told', async () => {
    const { asked, answers } = question();
    let told = 0;
    asked.subscribe(() => (told += 1));
    const done = asked.refresh();
    answers[0]?.yes('one');
    await done;
    expect([asked.get(), told]).toEqual([{ data: 'one' }, 1]);
  });
  it('meanwhile is asked once more, however many want it', async () => {
    const { asked, answers } = question();
    const first = asked.refresh();
    const later = [asked.refresh(), asked.refresh(), asked.refresh()];
    answers[0]?.yes('old');
    await first;
    expect(answers).toHaveLength(2);
    answers[1]?.yes('new');
    await Promise.all(later);
    expect([answers.length, asked.get().data]).toEqual([2, 'new']);
  });
  it('and not answered keeps what was known, and says why', async () => {
    const { asked, answers } = question();
    const first = asked.refresh();
    answers[0]?.yes('one');
    await first;
    const second = asked.refresh();
    answers[1]?.no('away');
    await second;
    expect(asked.get()).toEqual({ data: 'one', error: 'away' });
    const third = asked.refresh();
    answers[2]?.yes('two');
    await third;
    expect(asked.get()).toEqual({ data: 'two' });
  });
});
