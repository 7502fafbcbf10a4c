import { expect, it } from 'vitest';
import { mailboxOf } from './mailbox.policy.ts';

it.each([
  ['Maya@Mail.example', 'maya@mail.example'],
  ['maya+second@mail.example', 'maya@mail.example'],
  ['+maya@mail.example', '+maya@mail.example'],
  ['m.a.ya+x+y@gmail.com', 'maya@gmail.com'],
  ['maya@googlemail.com', 'maya@gmail.com'],
  ['m.aya@mail.example', 'm.aya@mail.example'],
])('%s is the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
