import { openings, phrases, type Rule, type TextKind } from './rules.ts';

export interface Finding {
  line: number;
  rule: string;
  found: string;
  advice: string;
}

/** Searches a text for forbidden phrases, also across its line breaks, and checks how it starts. */
export function checkText(lines: readonly string[], firstLine: number, kind: TextKind): Finding[] {
  // Line breaks become spaces, so that indexes stay the same.
  const text = lines.join(' ');
  const start = Math.max(0, text.search(/\S/));
  return [
    ...phrases
      .filter((rule) => rule.in.includes(kind))
      .flatMap((rule) =>
        [...text.matchAll(rule.re)].map(({ 0: found, index }) =>
          finding(rule, found, firstLine + lineAt(lines, index)),
        ),
      ),
    ...openings
      .filter((rule) => rule.in.includes(kind))
      .flatMap((rule) => openingsOf(rule, text.slice(start)))
      .map(({ rule, found }) => finding(rule, found, firstLine + lineAt(lines, start))),
  ];
}

function openingsOf(rule: Rule, text: string): { rule: Rule; found: string }[] {
  if (rule.re.global) return [...text.matchAll(rule.re)].map(([found]) => ({ rule, found }));
  return rule.re.test(text) ? [{ rule, found: text.slice(0, 70) }] : [];
}

function finding({ id, advice }: Rule, found: string, line: number): Finding {
  return { line, rule: id, found: found.trim(), advice };
}

/** Number of line breaks before an index of the joined text. */
function lineAt(lines: readonly string[], index: number): number {
  let end = 0;
  for (const [at, line] of lines.entries()) {
    end += line.length + 1;
    if (index < end) return at;
  }
  return lines.length - 1;
}
