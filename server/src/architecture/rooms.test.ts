import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type SourceFile, sourceFiles } from '../testing/source-files.ts';

const product = sourceFiles(['server/src', 'web/src']);
const everything = sourceFiles(['contract/src', 'server', 'web', 'scripts', 'e2e', 'bench', 'prove'], {
  tests: true,
});

describe('folders', () => {
  it('hold at most thirty files', () => {
    const counts = new Map<string, number>();
    for (const { path } of everything) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
    expect(counts.size).toBeGreaterThan(100);
    expect([...counts].filter(([, count]) => count > 30)).toEqual([]);
  });

  it('of one feature stand in the same area in contract, server and web', () => {
    const areas = new Map<string, Set<string>>();
    for (const { path } of everything) {
      const [, area, word] =
        /^(?:contract\/src|(?:server|web)\/src\/features)\/([a-z-]+)\/([a-z-]+)\//.exec(path) ?? [];
      if (area && word) areas.set(word, (areas.get(word) ?? new Set()).add(area));
    }
    expect(areas.size).toBeGreaterThan(12);
    expect([...areas].filter(([, found]) => found.size > 1)).toEqual([]);
  });
});

describe('exported names', () => {
  it('name their file where a file exports one value', () => {
    const wrong = product.filter(isNamedOtherwise).map(({ path }) => path);
    expect(wrong.toSorted()).toEqual([]);
  });
});

/** What makes, opens or mounts something may stand under the name of the thing. */
function isNamedOtherwise({ path, text }: SourceFile): boolean {
  const [stem = '', role] = (path.split('/').at(-1) ?? '').replace(/\.tsx?$/, '').split('.');
  const values = valuesOf(text);
  const [name = ''] = values;
  if (role || values.length !== 1 || name === 'Component') return false;
  const verbless = name.replace(/^(create|open|mount|use|add)(?=[A-Z])/, '');
  const names = [...exportsOf(text), verbless].map((each) => each.toLowerCase());
  return !names.includes(stem.replaceAll('-', ''));
}

function exportsOf(text: string): string[] {
  return [...text.matchAll(/^export (?:async )?(?:function\*?|const|interface|type|class) (\w+)/gm)].map(
    ([, name = '']) => name,
  );
}

function valuesOf(text: string): string[] {
  return [...text.matchAll(/^export (?:async )?(?:function\*?|const|class) (\w+)/gm)].map(
    ([, name = '']) => name,
  );
}
