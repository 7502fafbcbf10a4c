import type { Dice } from './dice.ts';

/** Bodies that are almost JSON, or JSON that no honest program writes. */
export function hostileText(value: unknown, dice: Dice): string | Buffer {
  return dice.pick(distortions)(JSON.stringify(value), dice);
}

const distortions: readonly ((json: string, dice: Dice) => string | Buffer)[] = [
  (json, dice) => json.slice(0, dice.below(json.length)),
  (json) => `${json}${json}`,
  (json) => `\ufeff${json}`,
  (json) => json.replace('{', '{"__proto__":{"topic":"other"},'),
  (json) => json.replace('{', `{${json.slice(1, -1)},`),
  (json) => json.replaceAll(':"', ':"\\u0000'),
  (json) => json.replaceAll(':"', ':"\\ud800'),
  (json) => json.replaceAll('"', "'"),
  (json) => json.replaceAll(',', ',,'),
  (json) => `${json}//`,
  (json) => `/**/${json}`,
  (json) => json.replace(/:"[^"]*"/, ':9007199254740993'),
  (json) => json.replace(/:"[^"]*"/, ':-0'),
  (json) => json.replace(/:"[^"]*"/, ':NaN'),
  (json) => json.replace(/:"[^"]*"/, `:${'['.repeat(5_000)}${']'.repeat(5_000)}`),
  () => '['.repeat(60_000),
  () => '',
  () => 'null',
  (json) => `${json.slice(0, -1)},"padding":"${'x'.repeat(70_000)}"}`,
  (json) => json.replace(/:"[^"]*"/, `:"${'x'.repeat(1_000_000)}"`),
  (json, dice) => spoilBytes(Buffer.from(json), dice),
  (json) => Buffer.from(json, 'utf16le'),
  (_json, dice) => Buffer.from(Array.from({ length: 200 }, () => dice.below(256))),
];

function spoilBytes(bytes: Buffer, dice: Dice): Buffer {
  for (let times = 0; times < 3; times++) bytes[dice.below(bytes.length)] = 0x80 + dice.below(0x80);
  return bytes;
}
