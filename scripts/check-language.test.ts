import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const script = resolve('scripts/check-language.ts');
const folder = mkdtempSync(join(tmpdir(), 'firstlight-language-'));
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
const commit = (subject: string) => {
  git('add', '.');
  git('-c', 'user.name=Tester', '-c', 'user.email=tester@example.org', 'commit', '--quiet', '-m', subject);
};
const run = () => {
  const { status, stdout, stderr } = spawnSync('node', [script], { cwd: folder, encoding: 'utf8' });
  return { status, lines: (stdout + stderr).trim().split('\n') };
};

let base = '';
beforeAll(() => {
  git('init', '--quiet');
  write('page.md', 'Whoever wrote this line.\n');
  commit('Old subject');
  base = git('rev-parse', 'HEAD');
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('check-language', () => {
  it('accepts lines and subjects that are not newer than the base', () => {
    write('.language-base', `# A comment.\n${base}\n`);
    expect(run()).toEqual({ status: 0, lines: ['0 problems of language'] });
  });

  it('rejects newer lines, committed or not, and newer subjects', () => {
    write('page.md', 'Whoever wrote this line.\n\nWhoever reads it.\n');
    commit('New subject');
    write('other.md', 'Somebody reads it.\n');
    const { status, lines } = run();
    expect(status).toBe(1);
    expect(
      lines.map((line) =>
        line
          .replace(/commit \w+/, 'commit')
          .split(': ')
          .slice(0, 2),
      ),
    ).toEqual([
      ['page.md:3', 'vague-person'],
      ['other.md:1', 'vague-person'],
      ['commit', 'subject-form'],
      ['commit', 'subject-imperative'],
      ['4 problems of language'],
    ]);
  });

  it('fails in one sentence when the base is not in the history', () => {
    write('.language-base', `${'0'.repeat(40)}\n`);
    const { status, lines } = run();
    expect(status).toBe(78);
    expect(lines).toEqual([expect.stringMatching(/^Cannot find commit 0{40} of \.language-base/)]);
  });
});
