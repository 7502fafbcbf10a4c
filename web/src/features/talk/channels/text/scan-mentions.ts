/** A stretch of a text; with a name where somebody is meant by it. */
export interface NamedPart {
  text: string;
  /** In lower case, without the sign. */
  name?: string;
}

/** Where a text calls one of these by their names. Everybody else’s stays a word. */
export function scanMentions(text: string, names: ReadonlySet<string>): NamedPart[] {
  const parts: NamedPart[] = [];
  let from = 0;
  for (const { 0: called, 1: word = '', index } of text.matchAll(/(?<![\w@.])@(\w{3,20})(?!\w)/g)) {
    const name = word.toLowerCase();
    if (!names.has(name)) continue;
    if (index > from) parts.push({ text: text.slice(from, index) });
    parts.push({ text: called, name });
    from = index + called.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}
