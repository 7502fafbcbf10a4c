/** The texts of one namespace in both languages, as the files hold them. */
export interface NamespaceTexts {
  namespace: string;
  en: unknown;
  fr: unknown;
}

export interface Problem {
  /** `locales/fr/contact.json` */
  file: string;
  key: string;
  what: string;
}

type Language = 'en' | 'fr';
type Texts = Map<string, string>;

const languages = ['en', 'fr'] as const;
const pluralForms = { en: ['one', 'other'], fr: ['one', 'many', 'other'] } as const;
const plural = /_(zero|one|two|few|many|other)$/;

/** What is wrong with a namespace's texts, apart from whether anybody reads them. */
export function localeProblems({ namespace, en, fr }: NamespaceTexts): Problem[] {
  const texts = { en: flatten(en), fr: flatten(fr) };
  const report = (language: Language) => (key: string, what: string) => ({
    file: `locales/${language}/${namespace}.json`,
    key,
    what,
  });
  return [
    ...languages.flatMap((language) => missingKeys(texts, language, report(language))),
    ...placeholderProblems(texts, report('fr')),
    ...languages.flatMap((language) =>
      [...texts[language]].flatMap(([key, text]) =>
        typographyProblems(language, text).map((what) => report(language)(key, what)),
      ),
    ),
  ];
}

/** Every text by its path: `form.topics.other`, `sections.rights.body.0`. */
export function flatten(value: unknown, path = ''): Texts {
  if (typeof value !== 'object' || value === null) return new Map([[path, String(value)]]);
  const inner = Object.entries(value).flatMap(([key, part]) => [
    ...flatten(part, path ? `${path}.${key}` : key),
  ]);
  return new Map(inner);
}

/** `left_one` and `left_other` are one text, `left`; `too_many` alone is a text of its own. */
export function baseOf(key: string, texts: Texts): string {
  const base = key.replace(plural, '');
  return texts.has(`${base}_other`) ? base : key;
}

function missingKeys(
  texts: Record<Language, Texts>,
  language: Language,
  report: (key: string, what: string) => Problem,
): Problem[] {
  const own = texts[language];
  const all: Texts = new Map([...texts.en, ...texts.fr]);
  const bases = new Set([...all.keys()].map((key) => baseOf(key, all)));
  return [...bases].flatMap((base) => {
    const isPlural = all.has(`${base}_other`);
    const wanted = isPlural ? pluralForms[language].map((form) => `${base}_${form}`) : [base];
    const present = [...own.keys()].filter((key) => baseOf(key, all) === base);
    return [
      ...wanted.filter((key) => !own.has(key)).map((key) => report(key, 'is missing')),
      ...present
        .filter((key) => !wanted.includes(key))
        .map((key) => report(key, 'is no form of this language')),
    ];
  });
}

/** Both languages say the same values; only a singular may leave its number unsaid. */
function placeholderProblems(
  texts: Record<Language, Texts>,
  report: (key: string, what: string) => Problem,
): Problem[] {
  return [...texts.fr].flatMap(([key, text]) => {
    const english = texts.en.get(key) ?? texts.en.get(key.replace(/_many$/, '_other'));
    if (english === undefined) return [];
    const [ours, theirs] = [placeholders(text, key), placeholders(english, key)];
    return ours.join() === theirs.join() ? [] : [report(key, `has {{${ours}}}, English has {{${theirs}}}`)];
  });
}

function placeholders(text: string, key: string): string[] {
  const names = [...text.matchAll(/\{\{-?\s*([\w.]+)[^}]*\}\}/g)].map(([, name = '']) => name);
  const needed = key.endsWith('_one') ? names.filter((name) => name !== 'count') : names;
  return [...new Set(needed)].toSorted();
}

function typographyProblems(language: Language, text: string): string[] {
  const sentence = text.replaceAll(/\{\{.*?\}\}|https?:\/\/\S+|\S+@\S+\.[a-z]+/g, '0');
  return [...rules.both, ...rules[language]]
    .filter(({ pattern }) => pattern.test(sentence))
    .map(({ what }) => what);
}

const rules: Record<Language | 'both', { pattern: RegExp; what: string }[]> = {
  both: [
    { pattern: /^\s*$/, what: 'says nothing' },
    { pattern: /^\s|\s$/, what: 'has a space at its end' },
    { pattern: /[^\S\n]{2}/, what: 'has two spaces in a row' },
    { pattern: /'/, what: 'has a straight apostrophe: write ’' },
    { pattern: /"/, what: 'has a straight quotation mark' },
    { pattern: /\.\.\./, what: 'has three dots: write …' },
    { pattern: /[\u00a0\u202f]/, what: 'has a no-break space: the build puts them in' },
  ],
  en: [{ pattern: /\s[;:!?,.](\s|$)/, what: 'has a space before its punctuation' }],
  fr: [
    { pattern: /[^\s;!?([«][;!?]+(?=[\s»).,…]|$)/, what: 'lacks a space before ; ! ?' },
    { pattern: /[^\s:]:(?=[\s»]|$)/, what: 'lacks a space before :' },
    { pattern: /«\S|\S»/, what: 'lacks a space inside « »' },
    { pattern: /\s[,.](\s|$)/, what: 'has a space before its punctuation' },
  ],
};
