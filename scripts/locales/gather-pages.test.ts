import { expect, test } from 'vitest';
import { gatherPages } from './gather-pages.ts';

const fact = (term: string) => ({ term, detail: '…' });
const pages = () =>
  new Map<string, Record<string, unknown>>([
    ['privacy', { title: 'Privacy', sections: { kept: { title: 'Kept', facts: [fact('A'), fact('B')] } } }],
    [
      'help',
      { topics: { faq: { first: { title: 'First', questions: ['Why?'] }, last: { title: 'Last' } } } },
    ],
  ]);

test('what features say to the privacy notice stands there at its place, and not in their own files', () => {
  const files = pages()
    .set('notes', { title: 'Notes', inPrivacy: { kept: { 15: fact('Notes') } } })
    .set('marks', { inPrivacy: { kept: { 25: fact('Marks'), 5: fact('First') } } });
  const gathered = gatherPages(files);
  expect([gathered.get('notes'), gathered.get('marks')]).toEqual([{ title: 'Notes' }, {}]);
  const { sections } = gathered.get('privacy') as { sections: { kept: { facts: { term: string }[] } } };
  expect(sections.kept.facts.map(({ term }) => term)).toEqual(['First', 'A', 'Notes', 'B', 'Marks']);
});

test('a topic of help and a question in somebody else’s stand at their places', () => {
  const files = pages().set('notes', {
    inHelp: { faq: { '15 notes': { title: 'Notes' }, first: { 5: 'Who?', 15: 'How?' } } },
  });
  expect(gatherPages(files).get('help')).toEqual({
    topics: {
      faq: {
        first: { title: 'First', questions: ['Who?', 'Why?', 'How?'] },
        notes: { title: 'Notes' },
        last: { title: 'Last' },
      },
    },
  });
});

test('two features that want the same place, and one that names a section that is not there, are refused', () => {
  const twice = pages().set('notes', { inPrivacy: { kept: { 10: fact('Notes') } } });
  expect(() => gatherPages(twice)).toThrow('Two texts stand at 10');
  const astray = pages().set('notes', { inPrivacy: { kpet: { 15: fact('Notes') } } });
  expect(() => gatherPages(astray)).toThrow('privacy has no kpet');
});
