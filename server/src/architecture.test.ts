import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { endpoints } from '@firstlight/contract/endpoints.ts';
import { errorSentence } from '@firstlight/contract/error-sentence.ts';
import { errorCodes } from '@firstlight/contract/errors.ts';
import { languages } from '@firstlight/contract/languages.ts';
import { limits } from '@firstlight/contract/limits.ts';
import { realtimeEvents } from '@firstlight/contract/realtime.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DomainEvent } from './core/domain-events.ts';
import { jobs } from './main/jobs.ts';
import { listeners } from './main/listeners.ts';
import { routes } from './main/routes.ts';
import { projectRoot, type SourceFile, sourceFiles } from './testing/source-files.ts';
import { testWorld, type World } from './testing/world.ts';

const server = sourceFiles(['server/src', 'server/seeds']);
const everything = sourceFiles(['contract/src', 'server', 'web', 'scripts', 'e2e', 'bench'], { tests: true });
const ours = server.filter(({ path }) => /\/src\/(core|features)\//.test(path));

/** `path: what` of every match, so that a failing test says where to look. */
function matches(files: readonly SourceFile[], pattern: RegExp): string[] {
  return files.flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([what]) => `${path}: ${what}`));
}

/** The first group of every match. */
function namesIn(files: readonly SourceFile[], pattern: RegExp): string[] {
  return files.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name = '']) => name));
}

it('sees the code it is about', () => {
  expect(server.length).toBeGreaterThan(50);
  expect(ours.length).toBeGreaterThan(25);
  expect(everything.length).toBeGreaterThan(150);
});

describe('errors', () => {
  it.each(errorCodes)('%s has a sentence in every language', (code) => {
    const { feature, key } = errorSentence(code);
    for (const language of languages) {
      const file = JSON.parse(readFileSync(`${projectRoot}/locales/${language}/${feature}.json`, 'utf8'));
      expect(file.errors[key.replace('errors.', '')]).toMatch(/^\p{Lu}.*\S$/u);
    }
  });

  it.each(errorCodes)('%s is thrown somewhere', (code) => {
    expect(matches(server, new RegExp(`'${code.replace('.', '\\.')}'`, 'g'))).not.toEqual([]);
  });
});

describe('endpoints', () => {
  let world: World;
  beforeAll(async () => {
    world = await testWorld();
  });
  afterAll(() => world.close());

  it('are each mounted exactly once', () => {
    const mounted = routes.map(({ endpoint }) => endpoint.name);
    expect(mounted.toSorted()).toEqual(endpoints.map(({ name }) => name).toSorted());
  });

  it('are all that /api offers, beside its own description', async () => {
    const app = await world.app();
    await app.ready();
    const own = [
      '/api/docs',
      '/api/openapi.json',
      '/healthz',
      '/readyz',
      '/metrics',
      '/files/:kind/:folder/:name',
    ];
    const described = endpoints.map(({ method, path }) => `${method} ${path}`);
    const expected = [...described, ...own.map((path) => `GET ${path}`)];
    expect(printedRoutes(app.printRoutes({ commonPrefix: false })).toSorted()).toEqual(expected.toSorted());
  });
});

/** Reads Fastify's drawing of its routes, in which a branch continues the address of the one it hangs on. */
function printedRoutes(tree: string): string[] {
  const way: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods = ''] = /^([│ ]*)[├└]── (\S*)(?: \((.*)\))?/.exec(line) ?? [];
    const depth = indent.length / 4;
    way[depth] = (way[depth - 1] ?? '') + part;
    const shown = methods.split(', ').filter((method) => method !== '' && method !== 'HEAD');
    return shown.map((method) => `${method} ${way[depth]}`);
  });
}

describe('limits', () => {
  it.each(Object.keys(limits))('%s is used', (name) => {
    const byEndpoint = endpoints.some(({ limit }) => limit === name);
    expect(byEndpoint || matches(server, new RegExp(`'${name.replace('.', '\\.')}'`, 'g')).length > 0).toBe(
      true,
    );
  });
});

describe('jobs', () => {
  const names = jobs.map(({ name }) => name);

  it('are named once, as orders', () => {
    expect(names).toEqual([...new Set(names)]);
    for (const name of names) expect(name).toMatch(/^[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)+$/);
  });

  it('are all registered', () => {
    expect(namesIn(server, /\bjob\(\{\s*name: '([^']+)'/g).toSorted()).toEqual(names.toSorted());
  });

  it.each(jobs.map((job) => [job.name, job] as const))(
    '%s refuses a payload it does not know',
    async (_, job) => {
      const run = async () => job.run({} as never, { 'not a field': 1 });
      await expect(run).rejects.toMatchObject({
        issues: expect.arrayContaining([expect.objectContaining({ code: 'unrecognized_keys' })]),
      });
    },
  );

  it('that listeners ask for exist', () => {
    const anyEvent = new Proxy({}, { get: () => 'anything' }) as DomainEvent;
    for (const { name } of listeners.flatMap((listener) => listener.jobs?.(anyEvent) ?? [])) {
      expect(names).toContain(name);
    }
  });
});

describe('events', () => {
  const catalogues = server.filter(({ path }) => path.endsWith('.events.ts'));
  const declared = namesIn(catalogues, /^ {4}'([a-z]+\.\w+)': (?:\{|[A-Z])/gm);
  const irregular = 'begun|given|hidden|left|made|read|sent|shown|taken|withdrawn|written';
  const past = new RegExp(`^[a-z]+\\.([a-z]+_)*([a-z]+ed|${irregular})$`);

  it('are found where features declare them', () => {
    expect(declared).toContain('contact.received');
  });

  it.each([...declared, ...Object.keys(realtimeEvents)])('%s is named in the past', (name) => {
    expect(name).toMatch(past);
  });

  it('have each at least one listener, and no listener waits for what cannot happen', () => {
    expect([...new Set(listeners.map(({ on }) => on))].toSorted()).toEqual(declared.toSorted());
  });

  it.each(declared)('%s is recorded by some act', (name) => {
    expect(matches(ours, new RegExp(`record\\(\\{\\s*name: '${name.replace('.', '\\.')}'`, 'g'))).not.toEqual(
      [],
    );
  });
});

describe('tables', () => {
  const schema = readFileSync(`${projectRoot}/server/src/db/schema.ts`, 'utf8');
  const [, listed = ''] = /export interface DB \{([\s\S]*?)\}/.exec(schema) ?? [];
  const tables = [...listed.matchAll(/^ {2}(\w+):/gm)].map(([, name = '']) => name);

  it.each(tables)('%s has exactly one writer', (table) => {
    const snake = table.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    const kysely = `(?:insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\\(\\s*['"\`]${table}\\b`;
    const plain = `(?:insert\\s+into|update|delete\\s+from|truncate(?:\\s+table)?|merge\\s+into|copy)\\s+(?:only\\s+)?"?${snake}\\b`;
    const writers = server.filter(({ text }) => new RegExp(`${kysely}|${plain}`, 'i').test(text));
    expect([...new Set(writers.map(({ path }) => roomOf(path)))]).toHaveLength(1);
  });
});

describe('who wrote a feedback', () => {
  const mentions = /\bhidden\.(feedback_?authors|test_?visits|skip_?authors)\b/gi;
  const readers = server.filter(({ text }) => text.match(mentions));

  it('is read and written by five files of feedback, described by two, and named by no other', () => {
    expect(readers.map(({ path }) => path).toSorted()).toEqual([
      'server/src/features/feedback/answers.queries.ts',
      'server/src/features/feedback/authors.queries.ts',
      'server/src/features/feedback/contributions.queries.ts',
      'server/src/features/feedback/feedback.personal.ts',
      'server/src/features/feedback/retests.queries.ts',
      'server/src/features/feedback/skips/skips.personal.ts',
      'server/src/features/feedback/skips/skips.queries.ts',
      'server/src/features/feedback/visits.queries.ts',
    ]);
  });

  it('is not in the search path, so that no query finds it by a bare name', () => {
    expect(
      matches(server, /(?<!hidden\.)\b(feedback_authors|test_visits|skip_authors|feed_visits)\b(?!')/g),
    ).toEqual([]);
    expect(matches(server, /search_path/g)).toEqual([]);
  });

  it('cannot be told from what somebody was shown: the two have fingerprints of their own', () => {
    const both = server.filter(
      ({ text }) => text.match(mentions) && /\bhidden\.(showings|feed_?visits)\b/i.test(text),
    );
    expect(both.map(({ path }) => path)).toEqual([]);
    expect(matches(server, /vault\.tag\(`(feedback|distribution) [a-z]+ [^`]*`/g)).toHaveLength(3);
  });

  it('is unsealed for the reveal that both have agreed to, for a job that tells the tester, and nowhere else', () => {
    const callers = server.filter(({ text }) => /\bunsealAuthor\(/.test(text)).map(({ path }) => path);
    expect(callers.toSorted()).toEqual([
      'server/src/features/feedback/agree-to-reveal.ts',
      'server/src/features/feedback/authors.queries.ts',
      'server/src/features/feedback/find-tester.ts',
      'server/src/features/feedback/present-thread.ts',
    ]);
    const skippers = server.filter(({ text }) => /\bunsealSkipper\(/.test(text)).map(({ path }) => path);
    expect(skippers.toSorted()).toEqual([
      'server/src/features/feedback/find-tester.ts',
      'server/src/features/feedback/skips/skips.queries.ts',
    ]);
    const told = server.filter(({ text }) => /\b(findTester|findSkipper)\(ctx, /.test(text));
    expect(told.map(({ path }) => path).toSorted()).toEqual([
      'server/src/features/notifications/tell-of-credits.ts',
      'server/src/features/notifications/tell-of-reply.ts',
    ]);
  });
});

/** Whose house a file stands in: one feature, one part of the machinery, or the core. */
function roomOf(path: string): string {
  return /^server\/src\/((?:features|platform)\/[\w-]+|\w+)/.exec(path)?.[1] ?? dirname(path);
}

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
  const product = server.filter(({ path }) => !path.startsWith('server/src/main/'));

  it('never writes raw SQL text into a query', () => {
    expect(matches(everything, /\bsql\s*\.\s*raw\b(?!\\)/g)).toEqual([]);
  });

  it('reads the environment only where a process starts', () => {
    const bundle = readFileSync(`${projectRoot}/server/vite.config.ts`, 'utf8');
    const [, entries = ''] = /const entries = \[(.*?)\]/s.exec(bundle) ?? [];
    expect(entries).toContain("'api'");
    const elsewhere = server.filter(({ path }) => !entries.includes(`'${basename(path, '.ts')}'`));
    expect(matches(elsewhere, /process\.env\b/g)).toEqual([]);
  });

  it('takes time and chance from the context in features and core', () => {
    const fromTheAir =
      /new Date\(\)|\bDate\.now\b|performance\.now|randomUUID|randomBytes|randomInt|Math\.random/g;
    expect(matches(ours, fromTheAir)).toEqual([]);
  });

  it('never gives a connection its rooms back', () => {
    expect(matches(server, /connectionStateRecovery/g)).toEqual([]);
  });

  it('silences no type checker', () => {
    expect(matches(product, /@ts-(ignore|expect-error|nocheck)|\bas any\b|: any\b/g)).toEqual([]);
  });
});
