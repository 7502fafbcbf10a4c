import { type Language, languages } from '@firstlight/contract/languages.ts';
import i18next from 'i18next';

type Sentences = Record<string, unknown>;

/** Every locale file, with the French spacing already put in by the build. */
const files = import.meta.glob<Sentences>('../../../locales/*/*.json', { eager: true, import: 'default' });

const i18n = i18next.createInstance({
  lng: 'en',
  fallbackLng: false,
  resources: resources(),
  interpolation: { escapeValue: false },
  returnNull: false,
});
await i18n.init();

/** A sentence for people, in their language. Values are put in as they are: who prints HTML escapes there. */
export function translate(
  language: Language,
  feature: string,
  key: string,
  values: Record<string, string | number> = {},
): string {
  return i18n.t(key, { lng: language, ns: feature, ...values });
}

function resources(): Record<string, Record<string, Sentences>> {
  const result: Record<string, Record<string, Sentences>> = {};
  for (const language of languages) result[language] = {};
  for (const [path, sentences] of Object.entries(files)) {
    const [, language = '', feature = ''] = /\/locales\/(\w+)\/([\w-]+)\.json$/.exec(path) ?? [];
    const ofLanguage = result[language];
    if (ofLanguage) ofLanguage[feature] = sentences;
  }
  return result;
}
