import { describe, expect, it } from 'vitest';
import { checkFile } from './check-file.ts';

const rulesOf = (file: string, source: string) =>
  checkFile(file, source).map(({ line, rule }) => `${line} ${rule}`);

describe('checkFile', () => {
  it.each<[file: string, source: string, findings: string[]]>([
    ['a.ts', '// Whoever\nconst text = "whoever";', ['1 vague-person']],
    ['a.ts', '/**\n * Sends\n * whoever asks a mail.\n */', ['3 vague-person']],
    ['a.ts', '/** Whose fault it is. */', ['1 no-subject']],
    ['a.ts', 'const a = /\\/*/;\nconst b = `whoever // whoever`;', []],
    ['a.ts', 'ctx.log.warn({ error: fault }, "relay is away")', ['1 away', '1 log-field']], // language-ok: an example
    ['a.test.ts', 'it("is fast", () => {});', ['1 title-no-subject']],
    ['a.test.ts', 'test.each([1])("takes one; leaves two", () => {});', ['1 title-two']],
    ['a.md', '# Title\n\n`whoever` “whoever”\n\n```\nwhoever\n```\nwhoever\n', ['8 vague-person']],
    ['a.md', `${'word '.repeat(46)}.`, ['1 sentence-length']],
    ['a.sql', 'select 1;\n-- whoever\n', ['2 vague-person']],
    ['a.css', '/* whoever */', ['1 vague-person']],
    ['.ci/run', '# whoever', ['1 vague-person']],
    ['a.ts', '// whoever language-ok', []],
    ['locales/en/feed.md', 'whoever', []],
  ])('finds in %s with %j: %j', (file, source, findings) => {
    expect(rulesOf(file, source).toSorted()).toEqual(findings);
  });
});
