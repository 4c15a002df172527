import { describe, expect, it } from '@jest/globals';
import { sent } from '../../testing/sent-mail.js';
import { accountNoticeMail } from './account-notice.js';
import { asName } from './content.js';
import { invitationMail } from './invitation.js';
import { oneTimeCodeMail } from './one-time-code.js';
import { signUpNoticeMail } from './sign-up-notice.js';

const owner = { ownerName: 'Asha Rao', restaurantName: 'Spice Garden', publicUrl: 'https://sae.example.com' };
const code = { ...owner, purpose: 'verify-email', code: '042917' } as const;

describe('The mail with a one-time code', () => {
  const mailed = () => sent(oneTimeCodeMail(code));
  it('says the code in the subject and in both parts, as one word', async () => {
    const { subject, html, text } = await mailed();
    expect([subject, html, text].map((part) => part.match(/\b\d{6}\b/)?.[0])).toEqual(Array(3).fill('042917'));
  });
  it('says for whom it is and how long it lives', async () => {
    const { html, text } = await mailed();
    for (const part of [html, text]) {
      expect(part).toContain('Asha Rao');
      expect(part).toContain('Spice Garden');
      expect(part).toContain('10 minutes');
    }
  });
  it('has no other six digits that could be taken for it', async () => {
    const { html, text } = await mailed();
    expect(`${html}${text}`.match(/\b\d{6}\b/g)).toEqual(['042917', '042917', '042917']);
  });
  it('has a text part that reads by itself', async () => {
    const { text } = await mailed();
    expect(text).toMatch(/^Verify your email\n\nHello Asha Rao,\n/);
    expect(text).not.toMatch(/[<>{}]|&\w+;/);
  });
  it('has other words for a new password', async () => {
    const reset = await sent(oneTimeCodeMail({ ...code, purpose: 'reset-password' }));
    expect(reset.subject).toBe('042917 is your SAE code to set a new password');
    expect(reset.text).toContain('Set a new password');
  });
  it('is dressed for light and dark, and loads nothing from elsewhere', async () => {
    const { html } = await mailed();
    expect(html).toContain('prefers-color-scheme: dark');
    expect(html).not.toMatch(/src=|url\(|@import|<link|<script/i);
  });
  it('is dressed where mail programs know no style sheets', async () =>
    expect((await mailed()).html).toMatch(/<div class="code" style="[^"]*background: #eef7fd;/));
});

describe('The notice of a repeated sign-up', () => {
  const mailed = () => sent(signUpNoticeMail(owner));
  it('says that nothing changed and where to log in', async () => {
    const { html, text } = await mailed();
    for (const part of [html, text]) {
      expect(part).toContain('nothing was changed');
      expect(part).toContain('https://sae.example.com/app/login');
    }
  });
  it('has no code in it', async () => expect((await mailed()).text).not.toMatch(/\b\d{6}\b/));
});

describe('An invitation', () => {
  const invitation = {
    ...{ invitationId: 'kZb3Q_x-9T1vLw8YdNfR2c', restaurantId: 123456789, restaurantName: 'Spice Garden' },
    ...{ personId: 2, name: 'Ravi', roleName: 'Waiter', at: '2026-11-27T06:30:00.000Z', isAccepted: false },
  };
  const mailed = (otp: string | null) => sent(invitationMail({ invitation, code: otp, publicUrl: owner.publicUrl }));
  it('says who invites, as what, with the code that a password is chosen by, and where', async () => {
    const { subject, html, text } = await mailed('042917');
    expect(subject).toBe('042917 is your SAE code to join a restaurant');
    for (const part of [html, text])
      for (const said of ['Ravi', 'Spice Garden', 'Waiter', '042917', '/app/join#kZb3Q_x-9T1vLw8YdNfR2c', '10 minutes'])
        expect(part).toContain(said);
  });
  it('has no code for who has a password, and leads to their restaurants', async () => {
    const { subject, html, text } = await mailed(null);
    expect(subject).toBe('You are invited to work at a restaurant');
    for (const part of [html, text]) expect(part).toContain('https://sae.example.com/app/restaurants');
    expect(`${html}${text}`).not.toMatch(/\b\d{6}\b|Choose a password/);
  });
  it('reads by itself in text', async () => expect((await mailed('042917')).text).not.toMatch(/[<>{}]|&\w+;/));
});

describe('A name in a mail', () => {
  const evil = `<img src=x onerror="alert(1)"> & 'Co' {{code}}`;
  it('is text, never markup and never a template', async () => {
    const names = { restaurantName: evil, ownerName: '</title><script>x</script>' };
    const mail = await sent(oneTimeCodeMail({ ...code, ...names }));
    expect(mail.html).toContain(`&lt;img src=x onerror="alert(1)"&gt; &amp; 'Co' {{code}}`);
    expect(mail.html).not.toMatch(/<img|<script/);
    expect(mail.text).toContain(evil);
  });
  it('is no style sheet', async () => {
    const sheet = '</style><link rel=stylesheet href=//x>';
    const { html, text } = await sent(oneTimeCodeMail({ ...code, restaurantName: sheet, ownerName: sheet }));
    expect(html.match(/&lt;\/\u2060style&gt;&lt;link rel=stylesheet href=/g)).toHaveLength(2);
    expect(html).not.toContain('<link');
    expect(text.match(/<link rel=stylesheet href=/g)).toHaveLength(2);
  });
  it('adds no line to a mail', () => expect(asName('Spice\r\n\r\nGarden\u0000')).toBe('Spice Garden'));
  it('is no link', async () => {
    const restaurantName = 'Win at https://evil.example/x or me@evil.example';
    const { html, text } = await sent(oneTimeCodeMail({ ...code, restaurantName }));
    expect(`${html}${text}`).not.toMatch(/https:\/\/evil|evil\.example/);
  });
  it('is short', () => expect(asName('🍛'.repeat(100))).toBe(`${'🍛'.repeat(59)}…`));
  it('stays as it is when it is a name', () =>
    expect(['Café São Jorge', 'Dr. Dosa & Sons', 'मसाला घर'].map(asName)).toEqual([
      'Café São Jorge',
      'Dr. Dosa & Sons',
      'मसाला घर',
    ]));
});

describe('The mail about one’s account', () => {
  it('says from what to what payment details were changed, and what to do', async () => {
    const changes = [{ field: 'upiId', from: 'asha@upi', to: 'mallory@upi' }] as const;
    const mail = await sent(accountNoticeMail({ ...owner, news: { is: 'payment-details', changes } }));
    expect(mail.subject).toBe('Your payment details were changed');
    for (const part of [mail.html, mail.text])
      for (const words of [
        'Asha Rao',
        'UPI ID',
        'from asha',
        'to mallory',
        'https://sae.example.com/app/forgot-password',
      ])
        expect(part).toContain(words);
  });
  it('says that the password was changed', async () => {
    const mail = await sent(accountNoticeMail({ ...owner, news: { is: 'password-reset' } }));
    expect(mail.subject).toBe('Your SAE password was changed');
    expect(mail.text).toMatch(/a new password was set by a code we mailed/);
    expect(mail.text).not.toMatch(/[<>{}]/);
  });
});
