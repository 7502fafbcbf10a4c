import { expect, it } from 'vitest';
import { likeness, signatureOf } from '../../src/features/office/signals/text/text-signature.ts';
import { writtenProjects } from '../projects.ts';
import { seasoned } from '../seasoned-texts.ts';
import { saidOf } from './said.ts';

const texts = [
  ...Object.values(saidOf).flatMap(({ notes, asked }) => [
    ...notes.map(([, , comment]) => comment),
    ...(asked ? [asked.body, asked.reply] : []),
  ]),
  ...seasoned.flatMap(({ said }) => said.map(({ comment }) => comment)),
];

it('is about projects of the story', () => {
  const names = writtenProjects.map(({ project }) => project.name);
  expect(Object.keys(saidOf).filter((name) => !names.includes(name))).toEqual([]);
});

it('says nothing twice, nor anything nearly like it', () => {
  const signed = texts.flatMap((text) => ({ text, minima: signatureOf(text)?.minima ?? [] }));
  const alike = signed.flatMap((one, place) =>
    signed
      .slice(place + 1)
      .filter((other) => one.text === other.text || likeness(one.minima, other.minima) > 0.2)
      .map((other) => [one.text, other.text]),
  );
  expect(alike).toEqual([]);
});
