import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '../../../platform/testing/eventually.js';
import { isRoot, NOBODY, visit } from '../../../platform/testing/visit.js';
import { TestMailbox } from '../../testing/mailbox.js';
import type { Message, Summary } from './mails.js';

interface Summaries {
  readonly total: number;
  readonly messages: readonly Summary[];
}

let mailbox: TestMailbox;
const list = (query = '') => mailbox.json<Summaries>(`/api/v1/messages${query}`);
const first = async () => mailbox.json<Message>(`/api/v1/message/${(await list()).messages[0]?.ID}`);
const subjects = async (query: string) =>
  (await mailbox.json<Summaries>(`/api/v1/search?query=${encodeURIComponent(query)}`)).messages.map(
    ({ Subject }) => Subject,
  );

beforeAll(async () => {
  mailbox = await TestMailbox.start();
});
beforeEach(() => mailbox.ask('/api/v1/messages', { method: 'DELETE' }));
afterAll(() => mailbox.clear());

describe('The mailbox', () => {
  (isRoot ? it : it.skip)('answers its own user, and nobody else', async () => {
    const asked = 'GET /api/v1/messages HTTP/1.1\r\nhost: localhost\r\n\r\n';
    const { httpPort, smtpPort } = mailbox;
    expect([await visit(httpPort, asked), await visit(smtpPort, '')]).toEqual(['answered', 'answered']);
    expect([await visit(httpPort, asked, NOBODY), await visit(smtpPort, '', NOBODY)]).toEqual(['cut off', 'cut off']);
  });

  it('lists what was sent in the shape of Mailpit', async () => {
    await mailbox.send({
      to: 'Asha Rao <asha@example.com>',
      subject: 'Your code',
      text: 'It is\n 123456.',
    });
    expect(await list()).toEqual({
      total: 1,
      count: 1,
      messages_count: 1,
      start: 0,
      messages: [
        {
          ID: expect.stringMatching(/^\w{22}$/),
          From: { Name: 'SAE', Address: 'no-reply@sae.example' },
          To: [{ Name: 'Asha Rao', Address: 'asha@example.com' }],
          Subject: 'Your code',
          Size: expect.any(Number),
          Created: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
          Snippet: 'It is 123456.',
        },
      ],
    });
  });

  it('shows one mail with its texts and files', async () => {
    await mailbox.send({
      subject: 'नमस्ते ₹',
      text: 'plain',
      html: '<b>rich</b>',
      attachments: [{ filename: 'bill.txt', content: 'hundred' }],
    });
    expect(await first()).toMatchObject({
      Subject: 'नमस्ते ₹',
      Text: expect.stringContaining('plain'),
      HTML: expect.stringContaining('<b>rich</b>'),
      Attachments: [{ FileName: 'bill.txt', ContentType: 'text/plain', Size: 7 }],
    });
  });

  it('gives the mail as it came', async () => {
    await mailbox.send({ subject: 'raw', text: 'as it came' });
    const answer = await mailbox.ask(`/api/v1/message/${(await first()).ID}/raw`);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await answer.text()).toMatch(/Subject: raw\r\n[^]*\r\n\r\nas it came/);
  });

  it('pages from the newest to the oldest', async () => {
    for (const subject of ['one', 'two', 'three']) await mailbox.send({ subject });
    const page = await list('?start=1&limit=1');
    expect(page).toMatchObject({ total: 3, count: 1, messages_count: 3, start: 1 });
    expect(page.messages.map(({ Subject }) => Subject)).toEqual(['two']);
  });

  it('finds mails by whom they are to, from and about', async () => {
    await mailbox.send({ to: 'Asha@Example.com', subject: 'for Asha' });
    await mailbox.send({ to: 'ravi@example.com', subject: 'for Ravi', text: 'paneer tikka' });
    expect(await subjects('to:asha@example.com')).toEqual(['for Asha']);
    expect(await subjects('subject:"for R" paneer')).toEqual(['for Ravi']);
    expect(await subjects('from:no-reply@sae.example Asha')).toEqual(['for Asha']);
    expect(await subjects('to:nobody@example.com')).toEqual([]);
  });

  it('keeps every mail it answered 250 for when it is killed', async () => {
    const told: string[] = [];
    const sending = Array.from({ length: 40 }, async (_, number) => {
      await mailbox.send({ subject: `mail ${number}` });
      told.push(`mail ${number}`);
    });
    const settled = Promise.allSettled(sending);
    await eventually(() => expect(told.length).toBeGreaterThan(9));
    await mailbox.end('SIGKILL');
    await settled;
    await mailbox.startAgain();
    const kept = (await list('?limit=100')).messages.map(({ Subject }) => Subject);
    expect(kept).toEqual(expect.arrayContaining(told));
    expect(new Set(kept).size).toBe(kept.length);
  });

  it('does not read its mails again when it is started anew', async () => {
    await mailbox.send({ subject: 'as it was' });
    const known = await list();
    await mailbox.end('SIGKILL');
    writeFileSync(join(mailbox.dir, `${known.messages[0]?.ID}.eml`), 'Subject: read again\r\n\r\n');
    await mailbox.startAgain();
    expect(await list()).toEqual(known);
  });

  it('is empty, and stays so, once all is deleted', async () => {
    await mailbox.send({ subject: 'goes' });
    expect((await mailbox.ask('/api/v1/messages', { method: 'DELETE' })).status).toBe(200);
    await mailbox.end('SIGTERM');
    await mailbox.startAgain();
    expect(await list()).toMatchObject({ total: 0, messages: [] });
  });

  it('refuses a mail of more than 5 MB', async () => {
    await expect(mailbox.send({ text: 'x'.repeat(6 * 1024 * 1024) })).rejects.toMatchObject({ responseCode: 552 });
    await mailbox.send({ text: 'x '.repeat(1024 * 1024) });
    expect((await list()).total).toBe(1);
  });

  it('lets nothing in a mail run', async () => {
    const attack = '<script>alert(1)</script><img src=x onerror=alert(1)>';
    await mailbox.send({ subject: attack, text: attack, html: attack });
    const shown = await mailbox.ask(`/view/${(await first()).ID}.html`);
    expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(shown.headers.get('content-security-policy')).toMatch(/; sandbox;/);
    for (const path of ['/', `/mail/${(await first()).ID}`, '/?query="><script>']) {
      const page = await mailbox.ask(path);
      expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'self';/);
      expect(page.headers.get('content-security-policy')).not.toContain('script-src');
      expect(await page.text()).not.toMatch(/<script>|<img/);
    }
    expect((await mailbox.ask('/api/v1/messages')).headers.get('content-type')).toBe('application/json');
  });

  it.each([
    ['GET', '/api/v1/messages?limit=many', 400],
    ['GET', '/api/v1/messages?start=-1', 400],
    ['GET', '/api/v1/message/unknown', 404],
    ['GET', '/api/v1/message/../../secret/raw', 404],
    ['GET', '/api/v1/nothing', 404],
    ['GET', '/view/unknown.html', 404],
    ['GET', '/mail/unknown', 404],
    ['POST', '/api/v1/messages', 405],
    ['POST', '/', 405],
  ])('answers %s %s with %i and a sentence', async (method, path, status) => {
    const answer = await mailbox.ask(path, { method });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({ Error: expect.stringMatching(/^[A-Za-z].+\.$/) });
  });

  it('lists what is hardly a mail, and refuses an endless question', async () => {
    const raw = Buffer.concat([
      Buffer.from('Subject: =?utf-8?B?////?=\r\nContent-Type: multipart/mixed; boundary=\r\n\r\n'),
      randomBytes(2_000),
    ]);
    await mailbox.sendRaw(raw);
    expect((await list()).messages).toHaveLength(1);
    expect((await mailbox.ask(`/mail/${(await first()).ID}`)).status).toBe(200);
    expect((await mailbox.ask(`/api/v1/search?query=${'x'.repeat(1_001)}`)).status).toBe(400);
  });

  it('answers to no other name of this machine', async () => {
    const status = await new Promise((resolve) => {
      request(`${mailbox.url}/api/v1/messages`, { headers: { host: 'evil.example' } }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      }).end();
    });
    expect(status).toBe(403);
  });

  it('looks for new mails by itself, save where somebody searches', async () => {
    const refresh = '<meta http-equiv="refresh" content="3">';
    expect(await (await mailbox.ask('/')).text()).toContain(refresh);
    expect(await (await mailbox.ask('/?query=paneer')).text()).not.toContain(refresh);
  });
});
