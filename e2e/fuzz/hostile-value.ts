import type { Dice } from './dice.ts';
import type { Schema } from './operations.ts';

/** Anything but what was asked for. */
export function hostileValue(schema: Schema, dice: Dice): unknown {
  if (dice.chance(0.3)) return boundaryValue(schema, dice);
  if (dice.chance(0.4)) return dice.pick(texts);
  if (dice.chance(0.3)) return dice.pick(numbers);
  return dice.pick(shapes)();
}

/** One less, exactly, one more: where checks are off by one. */
function boundaryValue(
  { type, minLength = 1, maxLength = 100, minimum = 0, maximum = 10 }: Schema,
  dice: Dice,
) {
  if (type === 'string') {
    const length = dice.pick([minLength - 1, minLength, maxLength, maxLength + 1]);
    return dice.pick(['x', 'é', '👩', ' ']).repeat(Math.max(0, length));
  }
  return dice.pick([minimum - 1, minimum, maximum, maximum + 1, minimum + 0.5]);
}

export const texts: readonly string[] = [
  ...['', ' ', '\0', 'a\0b', '\ud800', 'x\udfff', '\u202e\u2066txt', '\ufeff', '\u2028\u2029', '\r\n', '\t'],
  ...['👩‍👩‍👧‍👦', 'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘!', 'ﷺ', 'İı', 'ß', '１２', '‮', 'null', 'undefined', 'NaN'],
  ...[
    "' or 1=1 --",
    '"; drop table contact_messages; --',
    '$1',
    '%s%n',
    '{{7*7}}',
    '$(id)',
    '<script>alert(1)</script>',
  ],
  ...[
    '../../etc/passwd',
    '%00',
    '%2e%2e%2f',
    'javascript:alert(1)',
    'http://169.254.169.254/',
    '() { :;}; true',
  ],
  ...[
    'a@b',
    '@',
    'a@b.org\r\nBcc: c@d.org',
    '"a b"@c.org',
    'a@[127.0.0.1]',
    `${'a'.repeat(64)}@${'b'.repeat(200)}.org`,
  ],
  ...[
    '9007199254740993',
    '-0',
    '1e400',
    '0x10',
    'true',
    '[]',
    '{}',
    '__proto__',
    'constructor',
    '2026-02-30T25:61:00Z',
  ],
  'x'.repeat(5_000),
  'é\u0301'.repeat(2_000),
  `${'a'.repeat(30_000)}!`,
];

const numbers: readonly number[] = [
  ...[0, -0, 1, -1, 0.1, 5e-324, 1e21, 1e308, Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER + 2],
  ...[2 ** 31, 2 ** 32, -(2 ** 63), 2 ** 64],
];

const shapes: readonly (() => unknown)[] = [
  ...[() => null, () => true, () => false, () => [], () => ({}), () => [null], () => [[]]],
  () => ({ toString: 1, valueOf: null }),
  () => JSON.parse('{"__proto__":{"isAdmin":true}}'),
  () => ({ constructor: { prototype: {} } }),
  () => Array.from({ length: 2_000 }, (_, index) => index),
  () => nested(1_000),
  () => Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`k${index}`, index])),
];

function nested(depth: number): unknown {
  return JSON.parse(`${'{"a":'.repeat(depth)}[]${'}'.repeat(depth)}`);
}
