import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import en from '../../../../locales/en/feedback.json' with { type: 'json' };
import enHelp from '../../../../locales/en/help.json' with { type: 'json' };
import enRules from '../../../../locales/en/rules.json' with { type: 'json' };
import fr from '../../../../locales/fr/feedback.json' with { type: 'json' };
import frHelp from '../../../../locales/fr/help.json' with { type: 'json' };
import frRules from '../../../../locales/fr/rules.json' with { type: 'json' };
import { renderPart } from '../../testing/render-part.tsx';
import { AnonymousHow } from './anonymous-how.tsx';

/** The words of the product decision, with typographic apostrophes. */
const limit =
  'Makers see ‘Tester 4’, never your name. But a maker’s own site sees your visit as any site does: when, and from which connection. It can recognise you if you have used it before, sign in there or open a link they sent you. If you are active under your name in the same minutes, someone could guess.';

describe('the limit of anonymity', () => {
  it('opens beside Test It in the decided words', async () => {
    const { user } = await renderPart(<AnonymousHow />, ['feedback']);
    await user.click(screen.getByRole('button', { name: 'Anonymous. How?' }));
    expect(await screen.findByText(limit)).toBeTruthy();
  });

  it.each([
    ['English', en, enHelp, enRules],
    ['French', fr, frHelp, frRules],
  ])('has the same text in the help and in the rules in %s', (_language, own, help, rules) => {
    const { text } = own.anonymity;
    expect(help.topics.tutorials.giveFeedback.closing).toContain(text);
    expect(rules.sections.anonymity.body).toEqual([text]);
  });
});
