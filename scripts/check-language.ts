import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { inOneSentence } from './in-one-sentence.ts';
import { checkFile } from './language/check-file.ts';
import { checkSubject } from './language/check-subject.ts';
import { addedLines, commitsSince, readBase, trackedFiles } from './language/history.ts';

// Checks English against docs/style.md: lines and commit subjects added since the commit in `.language-base`.
// `--since <commit>` starts at another commit; `--all` checks every line, but no commits. Paths limit both to some files.
const { values, positionals } = parseArgs({
  options: { since: { type: 'string' }, all: { type: 'boolean', default: false } },
  allowPositionals: true,
});

await inOneSentence(async () => {
  const since = values.all ? undefined : (values.since ?? readBase());
  const problems = [...problemsInFiles(since), ...(since ? problemsInSubjects(since) : [])];
  for (const problem of problems) console.log(problem);
  console.log(`${problems.length} problems of language`);
  process.exitCode = problems.length > 0 ? 1 : 0;
});

function problemsInFiles(since: string | undefined): string[] {
  const added = since ? addedLines(since) : new Map(trackedFiles().map((file) => [file, 'all'] as const));
  return [...added]
    .filter(([file]) => existsSync(file))
    .filter(([file]) => positionals.length === 0 || positionals.some((path) => file.startsWith(path)))
    .flatMap(([file, lines]) =>
      checkFile(file, readFileSync(file, 'utf8'))
        .filter(({ line }) => lines === 'all' || lines.has(line))
        .map(({ line, rule, found, advice }) => `${file}:${line}: ${rule}: ${found}: ${advice}`),
    );
}

function problemsInSubjects(since: string): string[] {
  return commitsSince(since).flatMap(({ hash, subject }) =>
    checkSubject(subject).map(({ rule, found, advice }) => `commit ${hash}: ${rule}: ${found}: ${advice}`),
  );
}
