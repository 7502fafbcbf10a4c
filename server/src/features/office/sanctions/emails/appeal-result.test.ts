import { describe, expect, it } from 'vitest';
import { printLetter } from '../../../../core/mail/print-letter.ts';
import { AppealResult, type AppealResultProps } from './appeal-result.email.tsx';

const textOf = async (outcome: AppealResultProps['outcome']) => {
  const props = { language: 'en', name: 'Maya', origin: 'https://example.org', outcome } as const;
  const letter = AppealResult({ ...props, answer: 'The text names a person.', reference: 'S-7Q2K' });
  return (await printLetter(letter)).text;
};

describe('the answer to an appeal', () => {
  it.each(['upheld', 'reduced'] as const)('names the remedies that remain when %s', async (outcome) => {
    expect(await textOf(outcome)).toContain('a certified dispute settlement body');
  });

  it('names no remedy when the decision is overturned', async () => {
    expect(await textOf('overturned')).not.toContain('dispute settlement');
  });
});
