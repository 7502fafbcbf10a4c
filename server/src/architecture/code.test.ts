import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { coreAndFeatures, matches, projectRoot, serverFiles, sourceFiles } from '../testing/source-files.ts';

const everything = sourceFiles(['contract/src', 'server', 'web', 'scripts', 'e2e', 'bench'], { tests: true });

it('sees the code it is about', () => {
  expect(serverFiles.length).toBeGreaterThan(50);
  expect(coreAndFeatures.length).toBeGreaterThan(25);
  expect(everything.length).toBeGreaterThan(150);
});

describe('files', () => {
  it('are at most 300 lines long', () => {
    expect(everything.filter(({ text }) => text.split('\n').length > 301).map(({ path }) => path)).toEqual(
      [],
    );
  });

  it('are named in kebab-case, by what they hold', () => {
    // The law's own word for it, and so the feature's.
    const allowed = ['personal-data'];
    const shapeless = /(^|-)(utils?|helpers?|common|managers?|services?|data|infos?|misc|shared|lib)$/;
    const badly = everything.filter(({ path }) => {
      const [stem = '', ...roles] = basename(path)
        .replace(/\.tsx?$/, '')
        .split('.');
      return (
        ![stem, ...roles].every((part) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(part)) ||
        (shapeless.test(stem) && !allowed.includes(stem))
      );
    });
    expect(badly.map(({ path }) => path)).toEqual([]);
  });

  it('do not stand for a folder', () => {
    expect(everything.filter(({ path }) => /\/index\.tsx?$/.test(path)).map(({ path }) => path)).toEqual([]);
  });
});

describe('the code', () => {
  const product = serverFiles.filter(({ path }) => !path.startsWith('server/src/main/'));

  it('never writes raw SQL text into a query', () => {
    expect(matches(everything, /\bsql\s*\.\s*raw\b(?!\\)/g)).toEqual([]);
  });

  it('gives each prepared statement a name of its own, which begins with its feature’s', () => {
    const call = /\bprepared(?:Text)?(?:<.*?>)?\(\s*['`]([a-z-]+)\.([^'`]+)['`]/gs;
    const names = coreAndFeatures.flatMap(({ path, text }) =>
      [...text.matchAll(call)].map(([, word, what]) => ({ path, word, name: `${word}.${what}` })),
    );
    expect(names.length).toBeGreaterThan(15);
    expect(names.map(({ name }) => name)).toEqual([...new Set(names.map(({ name }) => name))]);
    expect(names.filter(({ path, word }) => !path.includes(`/${word}/`))).toEqual([]);
  });

  it('reads the environment only where a process starts', () => {
    const bundle = readFileSync(`${projectRoot}/server/vite.config.ts`, 'utf8');
    const [, entries = ''] = /const entries = \[(.*?)\]/s.exec(bundle) ?? [];
    expect(entries).toContain("'api'");
    const elsewhere = serverFiles.filter(({ path }) => !entries.includes(`'${basename(path, '.ts')}'`));
    expect(matches(elsewhere, /process\.env\b/g)).toEqual([]);
  });

  it('takes time and chance from the context in features and core', () => {
    const fromTheAir =
      /new Date\(\)|\bDate\.now\b|performance\.now|randomUUID|randomBytes|randomInt|Math\.random/g;
    expect(matches(coreAndFeatures, fromTheAir)).toEqual([]);
  });

  it('never gives a connection its rooms back', () => {
    expect(matches(serverFiles, /connectionStateRecovery/g)).toEqual([]);
  });

  it('imports nothing for its side effects alone', () => {
    expect(matches(serverFiles, /^import '[^']+';$/gm)).toEqual([]);
  });

  it('takes the temporary folders that it makes away again', () => {
    const made = everything.filter(({ text }) => /\bmkdtemp(Sync)?\(/.test(text));
    expect(made.length).toBeGreaterThan(5);
    expect(made.filter(({ text }) => !/\brm(Sync)?\(/.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('silences no type checker', () => {
    expect(matches(product, /@ts-(ignore|expect-error|nocheck)|\bas any\b|: any\b/g)).toEqual([]);
  });
});
