import { describe, expect, it } from '@jest/globals';
import type { Account } from '@sae/domain/access';
import { Browsers } from './browsers.js';
import type { Tokens } from './tokens.js';

const tokens = {
  signBrowser: ({ restaurantId, id }: { restaurantId: number; id: string }) => `${restaurantId}.${id}.sig`,
  readBrowser: (value: string) => {
    const [restaurantId, id = ''] = value.split('.');
    return { restaurantId: Number(restaurantId), id };
  },
} as unknown as Tokens;
const browsersAt = (publicUrl: string) =>
  new Browsers(tokens, { values: { publicUrl, jwtSecret: 's'.repeat(32) } } as never);
const account = { restaurantId: 7 } as Account;
const visitor = (cookie: string) => ({ cookie, client: '198.51.100.7', by: {} as never, userAgent: undefined });

describe('The cookie of a browser that was logged in', () => {
  it('is bound to the host over TLS, and no other page can set or read it', () => {
    const set = browsersAt('https://sae.example').remembered(7, undefined);
    expect(set).toMatch(
      /^__Host-sae-browser=7\.[\w-]+\.sig; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Strict; Secure$/,
    );
    expect(set).not.toContain('Domain');
  });
  it('is a plain one where there is no TLS', () =>
    expect(browsersAt('http://localhost:3000').remembered(7, undefined)).toMatch(
      /^sae-browser=7\.[\w-]+\.sig; Path=\/api\/users; Max-Age=15552000; HttpOnly; SameSite=Strict$/,
    ));
  it.each(['sae-browser', '__Host-sae-browser'])('is known under either name: %s', (name) => {
    const browsers = browsersAt('https://sae.example');
    expect(browsers.asker(visitor(`a=b; ${name}=7.mine.sig; c=d`), account)).toBe('browser:mine');
    expect(browsers.remembered(7, `${name}=7.mine.sig`)).toContain('=7.mine.sig;');
    expect(browsers.asker(visitor(`${name}=8.theirs.sig`), account)).toMatch(/^client:/);
  });
});
