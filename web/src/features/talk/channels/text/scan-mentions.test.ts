import { expect, test } from 'vitest';
import { scanMentions } from './scan-mentions.ts';

const names = (text: string, ...known: string[]) =>
  scanMentions(text, new Set(known)).flatMap(({ name }) => name ?? []);

test('a name is found where it stands for itself, in any case, and the text stays whole', () => {
  const parts = scanMentions('Hey @Noa, and @tom!', new Set(['noa', 'tom']));
  expect(parts.map(({ text }) => text)).toEqual(['Hey ', '@Noa', ', and ', '@tom', '!']);
  expect(names('@noa @noa', 'noa')).toEqual(['noa', 'noa']);
});

test('an address, a longer name and the name of somebody who is not here stay words', () => {
  expect(names('write to me@noa.example or @noah or @zoe', 'noa')).toEqual([]);
  expect(scanMentions('just words', new Set(['noa']))).toEqual([{ text: 'just words' }]);
  expect(scanMentions('', new Set())).toEqual([]);
});
