import { expect, it } from 'vitest';
import { isInsult } from './is-insult.policy.ts';

it.each([
  'You are a fucking idiot.',
  'you’re such a moron',
  'YOU ARE AN ASSH0LE',
  'Go fuck yourself',
  'T’es vraiment con',
  'Espèce de connard',
  'Vous êtes des abrutis',
  'Ferme ta gueule',
  'Sale débile',
])('hears an insult in “%s”', (text) => {
  expect(isInsult(text)).toBe(true);
});

it.each([
  'This button is idiotic, honestly.',
  'I am an idiot, the menu was on the left.',
  'Je suis conne, c’était en haut.',
  'What the hell happened to my draft?',
  'Le con de lait est une recette ? Non, le confit.',
  'You are a fine team, and the conclusion is good.',
  'Quel concours !',
  'Kill the process and start again.',
])('hears none in “%s”', (text) => {
  expect(isInsult(text)).toBe(false);
});
