import { describe, expect, it } from '@jest/globals';
import { browserName } from './browser-name.js';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('A browser', () => {
  it.each([
    ['Chrome on Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`],
    ['Chrome on Android', `Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} Chrome/142.0.0.0 Mobile Safari/537.36`],
    ['Edge on Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36 Edg/142.0`],
    ['Opera on Linux', `Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36 OPR/124.0`],
    [
      'Samsung Internet on Android',
      `Mozilla/5.0 (Linux; Android 14; SM-A556E) ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
    ],
    ['Firefox on macOS', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0'],
    [
      'Safari on iPhone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
    ],
    [
      'Chrome on iPad',
      'Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0 Mobile/15E148 Safari/604.1',
    ],
    [
      'Firefox on iPhone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/145.0 Mobile/15E148 Safari/605.1',
    ],
    ['Chrome on ChromeOS', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`],
    ['curl', 'curl/8.5.0'],
    ['PostmanRuntime', 'PostmanRuntime/7.49.1'],
    ['Unknown browser', undefined],
    ['Unknown browser', ''],
    ['Unknown browser', '<script>alert(1)</script>'],
    ['Unknown browser', 'Mozilla/5.0'],
  ])('is called %s', (name, userAgent) => expect(browserName(userAgent)).toBe(name));

  it('has a short name in plain letters, whatever it says', () => {
    for (const said of [`${'a'.repeat(9_000)}/1`, `\u202ecurl\u0000\u0007/1`, 'na\u0001me/1 Chrome/\n1', '🍛/1'])
      expect(browserName(said)).toMatch(/^[\w. -]{1,40}$/);
  });
});
