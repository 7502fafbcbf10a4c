import { expect, it } from 'vitest';
import { summarise } from './summarise.ts';

const sentence =
  'One room, one Saturday a month, one broken thing for each of us and somebody who knows how.';

it('leaves a short description as it is', () => {
  expect(summarise(sentence)).toBe(sentence);
});

it('cuts a long one between words, and puts the sign that there is more in place of the last mark', () => {
  const long = `${sentence} We leave with the thing and with what our hands have learnt today. And then we eat together.`;
  expect(summarise(long)).toBe(
    `${sentence} We leave with the thing and with what our hands have learnt today…`,
  );
  expect(summarise('word '.repeat(60))).toMatch(/^(word )+word…$/);
});
