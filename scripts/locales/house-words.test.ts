import { expect, it } from 'vitest';
import { wordProblems } from './house-words.ts';

const said = (en: string, fr = 'Bonjour', namespace = 'feed') =>
  wordProblems({ namespace, en: { key: en }, fr: { key: fr } }).map(({ what }) => what);

it.each([
  ['3 pieces of feedback', 'feedback, without a plural'],
  ['Three feedbacks came in.', 'feedback, without a plural'],
  ['The creator replied.', 'maker'],
  ['Log in to continue', 'sign in, sign out'],
  ['Somebody commented.', 'someone, anyone, everyone'],
  ['It ends at once.', 'right away'],
  ['You cannot skip it.', 'contract it'],
])('English says %j otherwise', (en, instead) => {
  expect(said(en).join()).toContain(instead);
});

it.each([
  ['Une note de passage', 'retour éclair'],
  ['Cinq avis sont arrivés.', 'retour, ou réponse'],
  ['Un testeur masqué', 'anonyme'],
  ['Ouvrir les réglages', 'paramètres'],
  ['Le badge Helper', 'le nom français du badge'],
  ['Vous seul le voyez encore.', 'personne d’autre que vous'],
  ['Vous pouvez faire appel.', 'faire un recours'],
])('French says %j otherwise', (fr, instead) => {
  expect(said('Hello', fr).join()).toContain(instead);
});

it('takes words for what they mean elsewhere: a change of mind, the specification’s reason, a placeholder', () => {
  expect(said('It’s {{user}}', 'Vous pouvez changer d’avis.')).toEqual([]);
  expect(said('Not the target user', 'Pas le public visé', 'iterations')).not.toEqual([]);
  const reasons = { reasons: { not_target_user: 'Not the target user' } };
  expect(wordProblems({ namespace: 'iterations', en: reasons, fr: {} })).toEqual([]);
});

it('wants law without contractions, and everything else with them', () => {
  expect(said('We don’t sell data.', undefined, 'privacy').join()).toContain('without contractions');
  expect(said('We do not sell data.', undefined, 'privacy')).toEqual([]);
  expect(said('We don’t sell data.')).toEqual([]);
});

it('refuses a sentence that nobody reads in one breath, in each language, and counts sentences apart', () => {
  const long = `${'word '.repeat(36)}end.`;
  expect(said(long)).toEqual(['has a sentence of 37 words: 35 at most']);
  expect(said('Hello', long)).toEqual(['has a sentence of 37 words: 35 at most']);
  expect(said(`${'word '.repeat(30)}end. ${'word '.repeat(30)}end.`)).toEqual([]);
});
