import { checkText, type Finding } from './check-text.ts';
import { lexScript, type StringLiteral } from './lex-script.ts';

const titleMax = 90;
/** Comments that a program reads. */
const directive = /^(?:@ts-|biome-|oxlint-|eslint-|#|\/ <|<reference)/;
const logCall = /\blog\.(?:trace|debug|info|warn|error|fatal)\(\s*(?:\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\},\s*)?$/;
const operatorCall = /\b(?:say|usage)\(\s*$/;
const titleCall =
  /(?:^|[\s;{}(])(?:it|test|describe)(?:\.(?:only|skip|fails|todo|concurrent|sequential|describe|serial|parallel))*\(\s*$/;
const tableCall = /(?:it|test|describe)(?:\.\w+)*\.(?:each|for|skipIf|runIf)\(/;
const topLevelIt = /(?:^|\n)it(?:\.\w+)*\(\s*$/;
const verbs =
  'is|are|was|were|has|does|do|can|may|cannot|leaves|takes|keeps|tells|shows|gives|says|counts|asks|names|holds|lets|comes|goes|stays|waits|finds|never|answers|opens|ends|reads|refuses|needs|sends|makes|moves|begins|knows|forgets|lies|returns|rejects|accepts|stores|deletes|creates|updates|publishes|notifies|ignores|allows|hides';
const startsWithVerb = new RegExp(`^(?:${verbs})\\b`);

/** Checks comments, test titles and log messages of TypeScript and JavaScript. */
export function checkScript(file: string, source: string): Finding[] {
  const { comments, strings } = lexScript(source);
  const isTest = /\.(?:test|spec|prove)\.tsx?$/.test(file);
  return [
    ...comments
      .filter(({ lines }) => !directive.test(lines.join(' ').trim()))
      .flatMap(({ lines, line }) => checkText(lines, line, 'comment')),
    ...strings.flatMap((literal) => {
      const before = source.slice(Math.max(0, literal.at - 250), literal.at);
      if (isTest && isTitle(source, before, literal.at)) return checkTitle(literal, before);
      const isMessage =
        logCall.test(before) || (file.startsWith('server/src/main/') && operatorCall.test(before));
      return isMessage ? checkText([literal.text], literal.line, 'log') : [];
    }),
    ...[...source.matchAll(/\blog\.(?:warn|error|fatal)\(\s*\{ error\b/g)].map(({ index }) => ({
      line: source.slice(0, index).split('\n').length,
      rule: 'log-field',
      found: '{ error: … }',
      advice: 'pass the error as `err`, so that the serializer prints its stack',
    })),
  ];
}

function isTitle(source: string, before: string, at: number): boolean {
  if (titleCall.test(before)) return true;
  // The table of `it.each(…)('title')` may be long.
  return /\)\(\s*$/.test(before) && tableCall.test(source.slice(Math.max(0, at - 3_000), at));
}

function checkTitle({ text, line }: StringLiteral, before: string): Finding[] {
  const findings = checkText([text], line, 'title');
  const add = (rule: string, advice: string) => findings.push({ line, rule, found: text, advice });
  if (text.length > titleMax) add('title-length', `${text.length} characters, at most ${titleMax}`);
  if (/; /.test(text.replaceAll(/"[^"]*"|“[^”]*”|`[^`]*`/g, '')))
    add('title-two', 'one behaviour for each test');
  if (topLevelIt.test(before) && startsWithVerb.test(text))
    add('title-no-subject', 'top-level it(): name the unit, or wrap it in describe()');
  return findings;
}
