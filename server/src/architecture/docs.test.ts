import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../testing/source-files.ts';

const inTree = (pattern: string) =>
  globSync(pattern, {
    cwd: projectRoot,
    exclude: (path) => /(^|\/)(node_modules|dist|var)($|\/)/.test(String(path)),
  });
const pages = inTree('**/*.md').map((path) => ({
  path,
  text: readFileSync(join(projectRoot, path), 'utf8'),
}));
const decisions = pages.filter(({ path }) => /^docs\/decisions\/\d/.test(path));

it('every link of a page leads to a file', () => {
  const broken = pages.flatMap(({ path, text }) =>
    [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
      .map(([, link = '']) => link)
      .filter((link) => !/^([a-z]+:|\/)/.test(link) && !existsSync(join(projectRoot, dirname(path), link)))
      .map((link) => `${path}: ${link}`),
  );
  expect(pages.length).toBeGreaterThan(100);
  expect(broken).toEqual([]);
});

it('every file of the code that a page names is there; decisions say what was there when they were taken', () => {
  const files = inTree('{contract,server,web,e2e,bench,prove,scripts,deploy,locales,docs,.github}/**/*.*');
  const ends = new Set(
    files.flatMap((path) => path.split('/').map((_, at, parts) => parts.slice(at).join('/'))),
  );
  const missing = pages
    .filter((page) => !decisions.includes(page))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/`([\w./-]+\.(?:tsx?|md|yml|sh|conf))`/g)]
        .map(([, name = '']) => name.replace(/^(\.\.?\/)+/, ''))
        .filter((name) => !ends.has(name) && !existsSync(join(projectRoot, name)))
        .map((name) => `${path}: ${name}`),
    );
  expect(missing).toEqual([]);
});

it('every decision stands in the list of decisions, by its number and title', () => {
  const list = readFileSync(join(projectRoot, 'docs/decisions/README.md'), 'utf8');
  const lines = decisions.map(({ path, text }) => {
    const [, number, title] = /^# (?:ADR-0*)?(\d+)[.:] (.*)$/m.exec(text) ?? [];
    return `- ${number}. [${title}](${basename(path)})`;
  });
  expect(lines.length).toBeGreaterThan(30);
  expect(lines.filter((line) => !list.split('\n').includes(line))).toEqual([]);
});
