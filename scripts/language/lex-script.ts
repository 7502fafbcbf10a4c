export interface Comment {
  line: number;
  lines: string[];
}

export interface StringLiteral {
  line: number;
  text: string;
  /** Index of its opening quote in the source. */
  at: number;
}

export interface Lexed {
  comments: Comment[];
  strings: StringLiteral[];
  identifiers: string[];
}

interface OpenComment extends Comment {
  /** Whether it is a `//` comment on a line of its own, which the next such line continues. */
  continues: boolean;
}

const word = /[\w$]+/y;
const beforeRegex = /[=(,:[!&|?{};+\-*%~^<>]/;
const keywordBeforeValue = /^(?:return|typeof|case|in|of|void|await|yield)$/;

/** Splits TypeScript into comments, string literals and identifiers. Recognises JSX text and regular expressions by heuristics. */
export function lexScript(source: string): Lexed {
  const comments: OpenComment[] = [];
  const strings: StringLiteral[] = [];
  const identifiers: string[] = [];
  /** Depths of braces at which a template literal continues. */
  const templates: number[] = [];
  let depth = 0;
  let line = 1;
  /** The last significant character, or `w` after a word, `k` after a keyword, `s` after a literal. */
  let previous = '';
  let at = 0;
  while (at < source.length) {
    const char = source.charAt(at);
    const next = source.charAt(at + 1);
    if (char === '\n') line += 1;
    if (char <= ' ') at += 1;
    else if (char === '/' && next === '/' && (at === 0 || /[\s;{}(),>]/.test(source.charAt(at - 1)))) {
      const end = indexOf(source, '\n', at);
      const text = source.slice(at + 2, end).trim();
      const continues = /(?:^|\n)[ \t]*$/.test(source.slice(Math.max(0, at - 120), at));
      const last = comments.at(-1);
      if (last?.continues && continues && last.line + last.lines.length === line) last.lines.push(text);
      else comments.push({ line, lines: [text], continues });
      at = end;
    } else if (char === '/' && next === '*') {
      const end = indexOf(source, '*/', at + 2);
      const lines = source
        .slice(at + 2, end)
        .split('\n')
        .map((each) => each.replace(/^\s*\*+ ?/, ''));
      comments.push({ line, lines, continues: false });
      line += lines.length - 1;
      at = end + 2;
    } else if (char === "'" || char === '"') {
      const end = endOfString(source, at);
      if (source[end] === char) {
        strings.push({ line, text: source.slice(at + 1, end), at });
        at = end;
      }
      previous = 's';
      at += 1;
    } else if (char === '`' || (char === '}' && templates.at(-1) === depth)) {
      const end = endOfTemplatePart(source, at + 1);
      const text = source.slice(at + 1, end);
      if (char === '`') strings.push({ line, text, at });
      else templates.pop();
      const isOpen = source[end] === '$';
      if (isOpen) templates.push(depth);
      line += text.split('\n').length - 1;
      previous = isOpen ? '{' : 's';
      at = end + (isOpen ? 2 : 1);
    } else if (char === '/' && (previous === 'k' || previous === '' || beforeRegex.test(previous))) {
      at = endOfRegex(source, at);
      previous = 's';
    } else if (/[\w$]/.test(char)) {
      word.lastIndex = at;
      const [found = char] = word.exec(source) ?? [];
      identifiers.push(found);
      previous = keywordBeforeValue.test(found) ? 'k' : 'w';
      at += found.length;
    } else {
      if (char === '{') depth += 1;
      if (char === '}') depth -= 1;
      previous = char;
      at += 1;
    }
  }
  return { comments, strings, identifiers };
}

/** Index of the closing quote, or of the line end if the quote is not closed. */
function endOfString(source: string, at: number): number {
  let end = at + 1;
  while (end < source.length && source[end] !== source[at] && source[end] !== '\n')
    end += source[end] === '\\' ? 2 : 1;
  return end;
}

/** Index of the closing backtick or of the next `${`. */
function endOfTemplatePart(source: string, from: number): number {
  let end = from;
  while (end < source.length && source[end] !== '`' && !source.startsWith('${', end))
    end += source[end] === '\\' ? 2 : 1;
  return end;
}

/** Index after the closing slash, or after the opening one if no regular expression follows it. */
function endOfRegex(source: string, at: number): number {
  let end = at + 1;
  let inClass = false;
  while (end < source.length && source[end] !== '\n' && (inClass || source[end] !== '/')) {
    if (source[end] === '\\') end += 1;
    else if (source[end] === '[') inClass = true;
    else if (source[end] === ']') inClass = false;
    end += 1;
  }
  return source[end] === '/' ? end + 1 : at + 1;
}

function indexOf(source: string, mark: string, from: number): number {
  const found = source.indexOf(mark, from);
  return found < 0 ? source.length : found;
}
