import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { keepFigures } from './goals.ts';
import { inTemporaryFolder } from './temporary-folder.ts';

test('figures are kept beside their size, and the goals they miss are named, also those nobody could measure', () => {
  inTemporaryFolder((folder) => {
    const file = new URL('deep/kept.json', pathToFileURL(`${folder}/`));
    const missed = keepFigures(file, { kills: 20 }, [
      { what: 'lost', got: 0, goal: 0, atMost: true },
      { what: 'lost twice', got: 1, goal: 0, atMost: true },
      { what: 'requests/s', got: 99.98765, goal: 100 },
      { what: 'never seen', got: Number.NaN, goal: 0, atMost: true },
      { what: 'answers', got: 3, goal: 3 },
    ]);
    expect(missed.map((line) => line.split('  ')[0])).toEqual(['lost twice', 'requests/s', 'never seen']);
    const kept = JSON.parse(readFileSync(file, 'utf8')) as object;
    expect(kept).toMatchObject({ kills: 20, figures: { lost: 0, 'requests/s': 99.988, answers: 3 } });
  });
});
