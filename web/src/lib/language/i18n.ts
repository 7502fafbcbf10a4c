import type { Language } from '@firstlight/contract/languages.ts';
import { type BackendModule, createInstance, type i18n, type ResourceKey } from 'i18next';
import type { Namespace } from './locales.ts';

/** One chunk per language and namespace, fetched when a page that needs it opens; none for what the server alone says. */
const files = import.meta.glob<ResourceKey>(
  ['../../../../locales/*/*.json', '!../../../../locales/*/{distribution,mail,merits,validation}.json'],
  { import: 'default' },
);

/** What every page speaks from; a fault must be explained even when nothing more can be fetched. */
export const everywhere: Namespace[] = ['common', 'ui', 'errorPages'];

export async function createI18n(language: Language): Promise<i18n> {
  const instance = createInstance();
  await instance.use(bundledFiles).init({
    lng: language,
    // Both languages hold every key, so there is nothing to fall back to and nothing to load twice.
    fallbackLng: false,
    // A copy: i18next adds to it what pages load later.
    ns: [...everywhere],
    defaultNS: 'common',
    interpolation: { escapeValue: false },
  });
  return instance;
}

export async function loadNamespaces(
  instance: i18n,
  namespaces: Namespace[],
  language: string = instance.language,
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    instance.loadNamespaces(namespaces, (error) => (error ? reject(error) : resolve())).catch(reject);
  });
  const missing = () => namespaces.filter((name) => !instance.hasResourceBundle(language, name));
  // A file that failed once is skipped by i18next from then on, and the skipping reported as success.
  if (missing().length > 0) await instance.reloadResources(language, missing());
  if (missing().length > 0) throw new Error(`The texts of ${missing().join(', ')} could not be fetched.`);
}

const bundledFiles: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    const load = files[`../../../../locales/${language}/${namespace}.json`];
    if (!load) return done(new Error(`There is no locale file ${language}/${namespace}.`), false);
    load().then(
      (texts) => done(null, texts),
      (error: Error) => done(error, false),
    );
  },
};
