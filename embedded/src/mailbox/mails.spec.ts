import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { Mails } from './mails.js';

let dir: string;
let mails: Mails;
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'sae-mails-'));
  mails = await Mails.in(dir);
});
afterEach(() => rmSync(dir, { recursive: true }));

const arrive = (subject: string) => mails.add(Buffer.from(`Subject: ${subject}\r\n\r\nIt is 123456.`));

it('A mail is read once, however many ask for it at once', async () => {
  await arrive('Your code');
  const [one, other] = await Promise.all([mails.list(), mails.list()]);
  expect(one[0]).toMatchObject({ Subject: 'Your code', Snippet: 'It is 123456.' });
  expect(other[0]).toBe(one[0]);
});

it('Mails are listed where there is no room for their summaries', async () => {
  const id = await arrive('Your code');
  mkdirSync(join(dir, `${id}.json`));
  expect(await mails.list()).toMatchObject([{ Subject: 'Your code' }]);
});

it('Nothing is left of what is deleted while somebody asks for it', async () => {
  await arrive('Your code');
  const asked = mails.list();
  await mails.clear();
  await asked;
  expect(readdirSync(dir)).toEqual([]);
});
