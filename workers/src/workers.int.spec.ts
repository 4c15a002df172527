import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { otpCode } from '@sae/platform/codes';
import { eventually } from '../../platform/testing/eventually.js';
import { openWorkplace, SECRET, type SignedUp, type Workplace } from '../testing/workplace.js';

let place: Workplace;

beforeAll(async () => {
  place = await openWorkplace();
  await place.workers.start();
});
afterEach(() => {
  place.postOffice.mood = 'take';
});
afterAll(() => place.close());

const mailed = (who: SignedUp, withinMs = 10_000) =>
  eventually(() => expect(place.postOffice.mailsTo(who.email)).toHaveLength(1), withinMs);
const noted = (who: SignedUp) =>
  eventually(async () => expect((await place.account(who)).codes.at(-1)?.mailed).toBe(true), 10_000);
const heartbeat = async () => JSON.parse((await place.redis.get('alive:workers')) ?? '{}') as { mail?: string };

describe('Somebody signs up', () => {
  it('gets one mail with the code the log will ask for', async () => {
    const who = await place.signUp();
    await mailed(who);
    const [mail] = place.postOffice.mailsTo(who.email);
    expect(mail?.subject).toBe(`${otpCode(SECRET, who.otpId)} is your SAE code`);
    expect(mail?.raw).toMatch(/Content-Type: text\/plain[\s\S]*Content-Type: text\/html/);
    expect(mail?.messageId).toBe(`<mail-${who.otpId}@localhost>`);
    await noted(who);
  });

  it('gets no code that is too old to be of use', async () => {
    const late = await place.signUp(11 * 60_000);
    const inTime = await place.signUp();
    await mailed(inTime);
    await noted(inTime);
    expect(place.postOffice.mailsTo(late.email)).toEqual([]);
  });

  it('and with a taken address, its owner hears of it', async () => {
    const who = await place.signUp(60_000);
    await mailed(who);
    await place.verify(who);
    await place.signUpAgain(who);
    await eventually(() =>
      expect(place.postOffice.mailsTo(who.email).map(({ subject }) => subject)).toEqual([
        `${otpCode(SECRET, who.otpId)} is your SAE code`,
        'You already have an SAE account',
      ]),
    );
  });

  it('with an address nobody has, is not mailed again and again', async () => {
    place.postOffice.mood = 'refuse';
    const who = await place.signUp();
    await eventually(() => expect(place.postOffice.asked(who.email)).toBe(1), 10_000);
    place.postOffice.mood = 'take';
    await mailed(await place.signUp());
    expect(place.postOffice.mailsTo(who.email)).toEqual([]);
    expect(place.postOffice.asked(who.email)).toBe(1);
  });
});

describe('Somebody changes where guests’ money goes', () => {
  it('and the owner is mailed from what to what, once a change, also by workers killed in the middle of it', async () => {
    const who = await place.signUp(60_000);
    await mailed(who);
    await place.verify(who);
    const notices = () => place.postOffice.mailsTo(who.email).slice(1);
    await place.changeUpiId(who, 'asha@upi');
    await eventually(() => expect(notices()).toHaveLength(1), 10_000);
    place.postOffice.mood = 'hold';
    const asked = place.postOffice.asked(who.email);
    await place.changeUpiId(who, 'mallory@upi');
    await eventually(() => expect(place.postOffice.asked(who.email)).toBe(asked + 1), 10_000);
    await place.workers.end('SIGKILL');
    place.postOffice.mood = 'take';
    await place.workers.start();
    await eventually(() => expect(notices()).toHaveLength(2), 20_000);
    expect(notices().map(({ subject }) => subject)).toEqual(Array(2).fill('Your payment details were changed'));
    expect(notices()[1]?.raw).toContain('to mallory');
    await eventually(async () => expect((await place.account(who)).noticesMailed).toHaveLength(2), 10_000);
  });
});

describe('A mail server', () => {
  it('that puts us off gets the mail a little later', async () => {
    place.postOffice.mood = 'defer';
    const who = await place.signUp();
    await eventually(() => expect(place.postOffice.asked(who.email)).toBeGreaterThan(1), 10_000);
    place.postOffice.mood = 'take';
    await mailed(who, 15_000);
  });

  it('that was away gets the mail when it is back, and the heartbeat says both', async () => {
    await eventually(async () => expect(await heartbeat()).toMatchObject({ mail: 'up' }), 10_000);
    await place.postOffice.close();
    const who = await place.signUp();
    await eventually(async () => expect(await heartbeat()).toMatchObject({ mail: 'down' }), 25_000);
    await place.postOffice.open();
    await mailed(who, 15_000);
    await eventually(async () => expect(await heartbeat()).toMatchObject({ mail: 'up' }), 10_000);
    expect(await place.redis.pTTL('alive:workers')).toBeLessThanOrEqual(10_000);
  });
});

describe('A worker killed in the middle of a mail', () => {
  it('is followed within ten seconds by one that goes on, however often', async () => {
    place.postOffice.mood = 'hold';
    const who = await place.signUp();
    for (let kill = 1; kill <= 3; kill += 1) {
      await eventually(() => expect(place.postOffice.asked(who.email)).toBe(kill), 10_000);
      await place.workers.end('SIGKILL');
      if (kill === 3) place.postOffice.mood = 'take';
      await place.workers.start();
    }
    await mailed(who);
    await noted(who);
  });
});

describe('Emptied queues', () => {
  it('are filled again from the log while the workers run', async () => {
    await place.postOffice.close();
    const who = await place.signUp();
    await place.redis.flushAll();
    await place.postOffice.open();
    await mailed(who, 20_000);
    await noted(who);
  });

  it('are filled again from the log when the workers start', async () => {
    await place.workers.end('SIGKILL');
    const who = await place.signUp();
    await place.redis.flushAll();
    await place.workers.start();
    await mailed(who);
  });

  it('do not mail anybody twice whose mail is noted', async () => {
    const before = await place.signUp();
    await mailed(before);
    await noted(before);
    await place.redis.flushAll();
    const after = await place.signUp();
    await mailed(after, 20_000);
    await noted(after);
    await eventually(async () => expect(await place.redis.exists('alive:workers')).toBe(1));
    for (const { email } of [before, after]) expect(place.postOffice.mailsTo(email)).toHaveLength(1);
  });
});
