import { expect, test } from 'vitest';
import { message } from '../../../../testing/channel-message.ts';
import { mentionOptions, nameBegun, withName } from './mention-options.ts';

const person = (username: string, name: string) => ({ username, name, avatar: null });
const known = {
  messages: [
    message({ seq: 1, author: person('luz_f', 'Luz Ferreira') }),
    message({ seq: 2, author: person('lberg', 'Lukas Berg') }),
    message({ seq: 3, author: person('noa', 'Noa Perrin') }),
  ],
  members: [person('lucie', 'Lucie Marchand'), person('lberg', 'Lukas Berg'), person('noa', 'Noa Perrin')],
  ownUsername: 'noa',
  canCall: false,
};
const names = (start: string, more = {}) =>
  mentionOptions(start, { ...known, ...more }).map(({ username }) => username);

test('a name is begun where an @ stands for itself before the caret', () => {
  expect(nameBegun('Hello @Lu', 9)).toBe('lu');
  expect(nameBegun('@', 1)).toBe('');
  expect(nameBegun('me@lu', 5)).toBeUndefined();
  expect(nameBegun('@lu and', 7)).toBeUndefined();
  expect(nameBegun('@lu and', 3)).toBe('lu');
});

test('those who spoke here come first, the latest before the others, and never oneself', () => {
  expect(names('l')).toEqual(['lberg', 'luz_f', 'lucie']);
  expect(names('lu')).toEqual(['lberg', 'luz_f', 'lucie']);
  expect(names('n')).toEqual([]);
});

test('everybody is offered to whoever may call them', () => {
  expect(names('al')).toEqual([]);
  expect(names('al', { canCall: true })).toEqual(['all']);
  expect(names('', { canCall: true }).at(-1)).toBe('all');
});

test('what is chosen takes the place of what was begun, with one space after it', () => {
  expect(withName('Hi @lu there', 6, 'lu', 'lucie')).toEqual({ text: 'Hi @lucie there', caret: 10 });
  expect(withName('@', 1, '', 'lucie')).toEqual({ text: '@lucie ', caret: 7 });
});
