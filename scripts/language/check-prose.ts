import { checkText, type Finding } from './check-text.ts';

const sentenceMax = 45;

/** Checks the text of a Markdown page without its code. */
export function checkMarkdown(source: string): Finding[] {
  let isFenced = false;
  const lines = source.split('\n').map((line) => {
    const isFence = /^\s*(?:```|~~~)/.test(line);
    if (isFence) isFenced = !isFenced;
    return isFence || isFenced || /^\s{4,}\S/.test(line) ? '' : withoutQuotes(line);
  });
  return [...checkText(lines, 1, 'docs'), ...checkSentences(lines)];
}

/** Code, quotations and addresses of links count as one word each. */
function withoutQuotes(line: string): string {
  return line
    .replaceAll(/`[^`]*`/g, '`x`')
    .replaceAll(/“[^”]*”/g, '“x”')
    .replaceAll(/\]\([^)]*\)/g, ']');
}

function checkSentences(lines: readonly string[]): Finding[] {
  const findings: Finding[] = [];
  let paragraph = '';
  let from = 1;
  const endParagraph = () => {
    for (const sentence of paragraph.replaceAll(/[*_>#]/g, ' ').split(/(?<=[.!?:;])\s+(?=[A-Z“`*[])/)) {
      const words = sentence.split(/\s+/).filter((word) => /\w/.test(word)).length;
      if (words > sentenceMax)
        findings.push({
          line: from,
          rule: 'sentence-length',
          found: sentence.trim().slice(0, 80),
          advice: `${words} words, at most ${sentenceMax}`,
        });
    }
    paragraph = '';
  };
  for (const [at, line] of lines.entries()) {
    if (/^\s*(?:$|[-*|#>]|\d+\.)/.test(line)) endParagraph();
    if (/^\s*$|^[|#]/.test(line)) continue;
    if (paragraph === '') from = at + 1;
    paragraph += `${line.replace(/^\s*(?:[-*]|\d+\.)\s/, '')} `;
  }
  endParagraph();
  return findings;
}

const commentLine = {
  sql: /^\s*--\s?(.*)$/,
  css: /^\s*(?:\/\*+|\*)\s?(.*?)(?:\*\/)?$/,
  hash: /^\s*#(?!!)\s?(.*)$/,
};

/** Checks comments that take whole lines. Lines that follow each other are one comment. */
export function checkCommentLines(source: string, syntax: keyof typeof commentLine): Finding[] {
  const findings: Finding[] = [];
  let comment: string[] = [];
  let from = 0;
  const endComment = () => {
    findings.push(...checkText(comment, from, 'comment'));
    comment = [];
  };
  for (const [at, line] of source.split('\n').entries()) {
    const [, text] = commentLine[syntax].exec(line) ?? [];
    if (text === undefined) endComment();
    else {
      if (comment.length === 0) from = at + 1;
      comment.push(text);
    }
  }
  endComment();
  return findings;
}
