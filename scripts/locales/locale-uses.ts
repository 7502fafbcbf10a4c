/** One place in the code that reads texts. */
export interface Use {
  file: string;
  /** Where the text may stand; several when one name speaks for several namespaces in a file. */
  namespaces: string[];
  /** Which keys it reads: the key itself and all below it. */
  pattern: RegExp;
  /** The key, when the code spells it out. */
  key?: string;
}

const defaultNamespace = 'common';
const literal = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;

const literalHere = new RegExp(literal.source, 'y');

/** Finds what a file reads: `t('…')`, `t(`…${x}`)`, `translate(language, 'ns', '…')`, `<Trans i18nKey="…">`, `'ns:…'`. */
export function usesIn(file: string, text: string, known: readonly string[]): Use[] {
  const speakers = speakersIn(text);
  const uses = [...speakers].flatMap(([name, namespaces]) =>
    callsOf(text, name).flatMap((call) => usesOfCall(file, text, call, namespaces)),
  );
  const addressed = literalsIn(text).filter(
    (one) => isKeyLike(one) && known.includes(one.split(':', 1)[0] ?? ''),
  );
  return [
    ...uses,
    ...translateUses(file, text),
    ...transUses(file, text, [...speakers.values()].flat()),
    ...addressed.filter((one) => one.includes(':')).map((one) => useOf(file, [], one)),
  ];
}

/** The names by which this file speaks, and the namespaces each one reads from. */
function speakersIn(text: string): Map<string, string[]> {
  const found: [string, string][] = [];
  for (const [, names = '', asked = ''] of text.matchAll(/\{([^{}]*)\}\s*=\s*useTranslation\(([^)]*)\)/g)) {
    const name = /\bt:\s*(\w+)/.exec(names)?.[1] ?? (/\bt\b/.test(names) ? 't' : undefined);
    if (name) found.push([name, /'(\w+)'/.exec(asked)?.[1] ?? defaultNamespace]);
  }
  for (const [, name = '', namespace] of text.matchAll(/\b(\w+): TFunction(?:<\[?'(\w+)')?/g)) {
    found.push([name, namespace ?? defaultNamespace]);
  }
  for (const [, name = '', namespace] of text.matchAll(/\b(\w+) = \w+\.getFixedT\([^,)]*(?:, '(\w+)')?\)/g)) {
    found.push([name, namespace ?? defaultNamespace]);
  }
  for (const [, name = '', namespace = ''] of text.matchAll(
    /\b(\w+) = \(key: string[^()]*\) =>\s*translate\(\w+, '(\w+)', key\b/g,
  )) {
    found.push([name, namespace]);
  }
  if (/\bi18n\.t\(/.test(text)) found.push(['i18n.t', defaultNamespace]);
  const speakers = new Map<string, string[]>();
  for (const [name, namespace] of found) speakers.set(name, [...(speakers.get(name) ?? []), namespace]);
  return speakers;
}

/** The arguments of every call, as text. */
function callsOf(text: string, name: string): string[][] {
  const calls = [...text.matchAll(new RegExp(`(?<![\\w.])${name.replace('.', '\\.')}\\(`, 'g'))];
  return calls.map(({ index, 0: opening }) => splitArguments(text.slice(index + opening.length)));
}

function splitArguments(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (let at = 0; at < text.length && depth >= 0; at += 1) {
    literalHere.lastIndex = at;
    const piece = literalHere.exec(text)?.[0] ?? text[at] ?? '';
    at += piece.length - 1;
    if (/^[([{]$/.test(piece)) depth += 1;
    if (/^[)\]}]$/.test(piece)) depth -= 1;
    if (piece === ',' && depth === 0) parts.push('');
    else if (depth >= 0) parts.push((parts.pop() ?? '') + piece);
  }
  return parts;
}

function usesOfCall(
  file: string,
  text: string,
  [first = '', options = '']: string[],
  spoken: string[],
): Use[] {
  const named = /\bns: '(\w+)'/.exec(options)?.[1];
  const namespaces = named ? [named] : spoken;
  const keys = literalsIn(first);
  // A key in a variable was written down somewhere in this file.
  if (keys.length === 0)
    return literalsIn(text)
      .filter(isKeyLike)
      .map((key) => possibleUse(file, namespaces, key));
  return keys.map((key) => useOf(file, namespaces, key));
}

function isKeyLike(text: string): boolean {
  return /^\w[\w.:]*$/.test(text);
}

function possibleUse(file: string, namespaces: string[], written: string): Use {
  const { key: _unsure, ...use } = useOf(file, namespaces, written);
  return use;
}

function translateUses(file: string, text: string): Use[] {
  return callsOf(text, 'translate').flatMap(([, namespace = '', key = '']) => {
    const [name] = literalsIn(namespace);
    return name ? literalsIn(key).map((one) => useOf(file, [name], one)) : [];
  });
}

function transUses(file: string, text: string, spoken: string[]): Use[] {
  return [...text.matchAll(/i18nKey=\{?(['"`].*?['"`])\}?/g)].flatMap(([, key = '']) =>
    literalsIn(key).map((one) => useOf(file, spoken, one)),
  );
}

function literalsIn(text: string): string[] {
  return [...text.matchAll(literal)].map(
    ([, single, double, template]) => single ?? double ?? template ?? '',
  );
}

function useOf(file: string, spoken: string[], written: string): Use {
  const [, prefix, rest = ''] = /^(?:(\w+):)?(.*)$/s.exec(written) ?? [];
  const namespaces = prefix ? [prefix] : spoken;
  const parts = rest.split(/\$\{[^}]*\}/).map((part) => part.replaceAll(/[.*+?^()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(`^${parts.join('.+')}(\\.|$)`);
  return { file, namespaces, pattern, ...(parts.length === 1 ? { key: rest } : {}) };
}
