import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { sent } from '../../testing/sent-mail.js';
import { oneTimeCodeMail } from './one-time-code.js';

const TEMPLATES = fileURLToPath(new URL('../../templates/', import.meta.url));
const owner = { ownerName: 'Asha Rao', restaurantName: 'Spice Garden', publicUrl: 'https://sae.example.com' };
const mail = oneTimeCodeMail({ ...owner, purpose: 'verify-email', code: '042917' });

describe('A template', () => {
  it.each(['html', 'text'])('that asks for what it is not given in its %s part mails nothing', async (gap) => {
    const folder = await mkdtemp(join(tmpdir(), 'templates-'));
    for (const part of ['html', 'text'])
      await writeFile(join(folder, `gap.${part}.hbs`), part === gap ? 'Hello {{nobody}}' : 'Hello');
    const sending = sent({ ...mail, template: relative(TEMPLATES, join(folder, 'gap')) });
    await expect(sending).rejects.toThrow('"nobody" not defined');
    await rm(folder, { recursive: true });
  });
  it('whose frame asks for what it is not given mails nothing', async () => {
    const { preview: _, ...context } = mail.context;
    await expect(sent({ ...mail, context })).rejects.toThrow('"preview" not defined');
  });
  it('that is not there mails nothing', () =>
    expect(sent({ ...mail, template: 'no-such-mail' })).rejects.toMatchObject({ code: 'ENOENT' }));
});

describe('A fact in a mail', () => {
  it('is put into no subject that has the looks of a template', async () => {
    const subject = '{{code}} {{subject}} $&';
    const { subject: mailed, html } = await sent({ ...mail, subject });
    expect(mailed).toBe(subject);
    expect(html).toContain('<title>{{code}} {{subject}} $&amp;</title>');
  });
  it('is no file to put in its place', async () => {
    const ownerName = '<link rel="stylesheet" href="frame.html.hbs">';
    const { html, text } = await sent({ ...mail, context: { ...mail.context, ownerName } });
    expect(text).toContain(`Hello ${ownerName},`);
    expect(html).toContain('Hello &lt;link rel="stylesheet" href="frame.html.hbs"&gt;,');
  });
});
