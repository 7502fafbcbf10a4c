import { describe, expect, it } from 'vitest';
import { matches, sourceFiles } from '../testing/source-files.ts';

/** What a check must not do, since it asks how fast the machine is; see docs/how-to/write-a-test-that-holds.md. */
const forbidden: Record<string, { pattern: RegExp; example: string }> = {
  'measures time': { pattern: /performance\.now\(|\bhrtime\b/g, example: 'const began = performance.now();' },
  'measures work or memory': {
    pattern: /\b(cpuUsage|threadCpuUsage|memoryUsage)\b/g,
    example: 'const { rss } = process.memoryUsage();',
  },
  'subtracts clocks': { pattern: /Date\.now\(\) - [a-z]/g, example: 'const ms = Date.now() - began;' },
  'limits a duration': {
    pattern: /expect\((\w*(Ms|ms|elapsed|duration|milliseconds))\b[^)]*\)\.toBeLess/g,
    example: 'expect(elapsed).toBeLessThan(300);',
  },
  'sleeps instead of waiting for something': {
    pattern:
      /import \{[^}]*\bsetTimeout\b[^}]*\} from 'node:timers\/promises'|new Promise(<[^>]*>)?\([^\n]*setTimeout|waitForTimeout\(/g,
    example: 'await new Promise((resolve) => setTimeout(resolve, 50));',
  },
};

const isItself = (path: string) => path.endsWith('/steady-tests.test.ts');
const checks = sourceFiles(['contract/src', 'server', 'web/src', 'e2e', 'bench', 'scripts'], {
  tests: true,
}).filter(({ path }) => /\.(test|spec)\.tsx?$/.test(path) && !isItself(path));

it('sees the tests of every part', () => {
  for (const part of [
    'contract/',
    'server/',
    'web/',
    'e2e/processes/',
    'e2e/journeys/',
    'bench/',
    'scripts/',
  ])
    expect(checks.filter(({ path }) => path.startsWith(part)).length, part).toBeGreaterThan(0);
});

describe.each(Object.entries(forbidden))('no check %s', (_, { pattern, example }) => {
  it('in any file', () => {
    expect(matches(checks, pattern)).toEqual([]);
  });

  it('would be missed', () => {
    expect(matches([{ path: 'a.test.ts', text: example }], pattern)).toHaveLength(1);
  });
});
