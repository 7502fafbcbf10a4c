import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { StartRefusal } from '../../server/src/platform/config/start-refusal.ts';

/** Returns the commit that `.language-base` names. Throws if HEAD does not descend from it. */
export function readBase(): string {
  const [base = ''] = /^[\da-f]{40}$/m.exec(readFileSync('.language-base', 'utf8')) ?? [];
  try {
    git('merge-base', '--is-ancestor', base, 'HEAD');
  } catch {
    throw new StartRefusal(
      `Cannot find commit ${base || '(none named)'} of .language-base in the history of HEAD. Run \`git fetch --unshallow\` or correct .language-base.`,
    );
  }
  return base;
}

/** Returns the lines added since a commit, committed or not, by file. Untracked files have `all`. */
export function addedLines(since: string): Map<string, Set<number> | 'all'> {
  const added = new Map<string, Set<number> | 'all'>();
  let lines = new Set<number>();
  const diff = git('diff', '-U0', '--no-color', '--no-ext-diff', '--no-prefix', '--diff-filter=d', since);
  for (const line of diff.split('\n')) {
    if (line.startsWith('+++ ')) {
      lines = new Set();
      added.set(line.slice(4), lines);
    }
    const [, from, count = '1'] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? [];
    if (from) for (let at = 0; at < Number(count); at += 1) lines.add(Number(from) + at);
  }
  for (const file of split(git('ls-files', '--others', '--exclude-standard'))) added.set(file, 'all');
  return added;
}

export function trackedFiles(): string[] {
  return split(git('ls-files'));
}

/** Returns the commits after `since`, without merges. */
export function commitsSince(since: string): { hash: string; subject: string }[] {
  return split(git('log', '--no-merges', '--format=%h %s', `${since}..HEAD`)).map((line) => {
    const space = line.indexOf(' ');
    return { hash: line.slice(0, space), subject: line.slice(space + 1) };
  });
}

function split(output: string): string[] {
  return output.split('\n').filter((line) => line !== '');
}

function git(...args: string[]): string {
  return execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}
