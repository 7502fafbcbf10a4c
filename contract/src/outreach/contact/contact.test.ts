import { describe, expect, it } from 'vitest';
import { type ContactMessage, contactMessage } from './contact.ts';
import { contactLimits } from './contact-limits.ts';

const good: ContactMessage = {
  topic: 'question',
  email: 'maya.roux@firstlight.example',
  message: 'Is this on?',
  language: 'en',
};
const accepts = (changes: object) => contactMessage.safeParse({ ...good, ...changes }).success;

describe('a message', () => {
  it.each([
    [contactLimits.messageMin - 1, false],
    [contactLimits.messageMin, true],
    [contactLimits.messageMax, true],
    [contactLimits.messageMax + 1, false],
  ])('of %i characters is accepted: %s', (length, accepted) => {
    expect(accepts({ message: 'x'.repeat(length) })).toBe(accepted);
  });

  it('is measured and kept without the space around it', () => {
    expect(accepts({ message: `    short      ` })).toBe(false);
    expect(contactMessage.parse({ ...good, message: '  Is this on?\n' }).message).toBe('Is this on?');
  });
});

describe('an address', () => {
  it.each(['maya@example.org', ' maya@example.org ', 'm.roux+tag@sub.example.co.uk', "o'hara@example.org"])(
    '%j is accepted',
    (email) => {
      expect(accepts({ email })).toBe(true);
    },
  );

  it.each([
    '',
    'maya',
    'maya@',
    '@example.org',
    'maya@example',
    'maya@example.org, tom@example.org',
    'maya@example.org\nBcc: tom@example.org',
    '<maya@example.org>',
    `${'x'.repeat(contactLimits.email)}@example.org`,
  ])('%j is refused', (email) => {
    expect(accepts({ email })).toBe(false);
  });
});

it.each(['topic', 'email', 'message', 'language'])('needs its %s', (field) => {
  expect(accepts({ [field]: undefined })).toBe(false);
});
