import { expect, it } from 'vitest';
import { withoutAddresses } from './without-addresses.ts';

it.each([
  ['https://evil.example/n4711', 'https: //evil·example/n4711'],
  ['see www.evil.example now', 'see www·evil·example now'],
  ['Cal.com and Node.js', 'Cal·com and Node·js'],
  ['http://192.168.0.1/x', 'http: //192·168·0·1/x'],
  ['évil。例え', 'évil·例え'],
  ['evil．example', 'evil·example'],
  ['to n4711@evil.example', 'to n4711@evil·example'],
  ['https:\u200b//maker.e\u200bxample', 'https: \u200b//maker·e\u200bxample'],
  ['maker.\u200bexample', 'maker·\u200bexample'],
  ['maker.e\u00adxample', 'maker·e\u00adxample'],
  ['maker\ufeff.example', 'maker\ufeff·example'],
  ['maker.भारत', 'maker·भारत'],
  ['192.168\u200b.0.1', '192·168\u200b·0·1'],
])('what looks like an address can be opened by no mail program: %s', (words, shown) => {
  expect(withoutAddresses(words)).toBe(shown);
});

it.each([
  'Version 2.1 is out.',
  'It is clearer, e.g. on phones. Nothing else…',
  'À 17:00, c.-à-d. ce soir. « Oui »',
])('what looks like none stays as it was written: %s', (words) => {
  expect(withoutAddresses(words)).toBe(words);
});
