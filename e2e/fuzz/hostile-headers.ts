import { hostileContentTypes } from '../processes/harness/content-types.ts';
import { origin } from '../processes/harness/settings.ts';
import type { Dice } from './dice.ts';

/** Headers that a real client could also send. */
export function identifyingHeaders(dice: Dice): Record<string, string> {
  return {
    'accept-language': dice.pick(['en', 'fr', 'fr-CA,fr;q=0.9,en;q=0.1', 'de', '*', '']),
    ...(dice.chance(0.3) ? { origin } : {}),
  };
}

export function hostileHeaders(dice: Dice): Record<string, string> {
  return dice.pick<(dice: Dice) => Record<string, string>>([
    () => ({ 'content-type': dice.pick(hostileContentTypes) }),
    () => ({ origin: dice.pick(['null', 'https://evil.example', `${origin}.evil.example`, 'x', '']) }),
    () => ({ 'sec-fetch-site': dice.pick(['cross-site', 'same-site', 'none', 'x']) }),
    () => ({
      'accept-language': dice.pick(['x'.repeat(4_000), 'fr,'.repeat(1_000), ';q=9', '\xff\xfe', '-']),
    }),
    () => ({
      'idempotency-key': dice.pick([
        '',
        'x',
        'a b c d e f',
        '../../../..',
        'y'.repeat(500),
        '\xe9'.repeat(9),
      ]),
    }),
    // A few keys that come again and again, with other bodies.
    () => ({ 'idempotency-key': `repeated-${dice.below(5)}` }),
    () => ({ 'x-forwarded-for': dice.pick(['1.2.3.4', 'x', '::1', '1.2.3.4, '.repeat(100), '', '%00']) }),
    () => ({ host: dice.pick(['evil.example', 'x:99999', '[::1]', 'a'.repeat(1_000)]) }),
    () => ({
      cookie: dice.pick(['language=fr', 'language=xx', `a=${'b'.repeat(3_000)}`, '=;=;', '__proto__=1']),
    }),
    () => ({ 'x-http-method-override': 'DELETE', 'x-original-url': '/metrics', 'x-rewrite-url': '/metrics' }),
    () => ({ 'content-encoding': dice.pick(['gzip', 'br', 'identity', 'x']) }),
    () => ({
      'if-none-match': '*',
      range: 'bytes=0-',
      te: 'trailers',
      accept: dice.pick(['text/html', 'x', '']),
    }),
    () => ({ 'x-long': 'x'.repeat(8_000) }),
  ])(dice);
}
