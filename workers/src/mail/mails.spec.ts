import { describe, expect, it } from '@jest/globals';
import { accountNoticeMail } from './account-notice.js';
import { oneTimeCodeMail } from './one-time-code.js';
import { signUpNoticeMail } from './sign-up-notice.js';
import { asName } from './templates.js';

const owner = { ownerName: 'Asha Rao', restaurantName: 'Spice Garden', publicUrl: 'https://sae.example.com' };
const code = { ...owner, purpose: 'verify-email', code: '042917' } as const;

describe('The mail with a one-time code', () => {
  const mail = oneTimeCodeMail(code);
  it('says the code in the subject and in both parts, as one word', () =>
    expect([mail.subject, mail.html, mail.text].map((part) => part.match(/\b\d{6}\b/)?.[0])).toEqual(
      Array(3).fill('042917'),
    ));
  it('says for whom it is and how long it lives', () => {
    for (const part of [mail.html, mail.text]) {
      expect(part).toContain('Asha Rao');
      expect(part).toContain('Spice Garden');
      expect(part).toContain('10 minutes');
    }
  });
  it('has no other six digits that could be taken for it', () =>
    expect(`${mail.html}${mail.text}`.match(/\b\d{6}\b/g)).toEqual(['042917', '042917', '042917']));
  it('has a text part that reads by itself', () => {
    expect(mail.text).toMatch(/^Verify your email\n\nHello Asha Rao,\n/);
    expect(mail.text).not.toMatch(/[<>{}]|&\w+;/);
  });
  it('has other words for a new password', () => {
    const reset = oneTimeCodeMail({ ...code, purpose: 'reset-password' });
    expect(reset.subject).toBe('042917 is your SAE code to set a new password');
    expect(reset.text).toContain('Set a new password');
  });
  it('is dressed for light and dark, and loads nothing from elsewhere', () => {
    expect(mail.html).toContain('prefers-color-scheme: dark');
    expect(mail.html).not.toMatch(/src=|url\(|@import|<link|<script/i);
  });
});

describe('The notice of a repeated sign-up', () => {
  const mail = signUpNoticeMail(owner);
  it('says that nothing changed and where to log in', () => {
    for (const part of [mail.html, mail.text]) {
      expect(part).toContain('nothing was changed');
      expect(part).toContain('https://sae.example.com/app/login');
    }
  });
  it('has no code in it', () => expect(mail.text).not.toMatch(/\b\d{6}\b/));
});

describe('A name in a mail', () => {
  const evil = `<img src=x onerror="alert(1)"> & 'Co' {{code}}`;
  it('is text, never markup and never a template', () => {
    const mail = oneTimeCodeMail({ ...code, restaurantName: evil, ownerName: '</title><script>x</script>' });
    expect(mail.html).toContain(
      '&lt;img src&#x3D;x onerror&#x3D;&quot;alert(1)&quot;&gt; &amp; &#x27;Co&#x27; {{code}}',
    );
    expect(mail.html).not.toMatch(/<img|<script/);
    expect(mail.text).toContain(evil);
  });
  it('adds no line to a mail', () => expect(asName('Spice\r\n\r\nGarden\u0000')).toBe('Spice Garden'));
  it('is no link', () => {
    const mail = oneTimeCodeMail({ ...code, restaurantName: 'Win at https://evil.example/x or me@evil.example' });
    expect(`${mail.html}${mail.text}`).not.toMatch(/https:\/\/evil|evil\.example/);
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
  it('says from what to what payment details were changed, and what to do', () => {
    const changes = [{ field: 'upiId', from: 'asha@upi', to: 'mallory@upi' }] as const;
    const mail = accountNoticeMail({ ...owner, news: { is: 'payment-details', changes } });
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
  it('says that the password was changed', () => {
    const mail = accountNoticeMail({ ...owner, news: { is: 'password-reset' } });
    expect(mail.subject).toBe('Your SAE password was changed');
    expect(mail.text).toMatch(/a new password was set by a code we mailed/);
    expect(mail.text).not.toMatch(/[<>{}]/);
  });
});
