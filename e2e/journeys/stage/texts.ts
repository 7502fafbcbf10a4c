import { readFileSync } from 'node:fs';
import type { Language } from '@firstlight/contract/languages.ts';

type Texts = { [key: string]: string | Texts };

/** What the product says under a key, as its own files have it. */
export function textsIn(language: Language): (namespace: string, key: string) => string {
  return (namespace, key) => {
    const file = new URL(`../../../locales/${language}/${namespace}.json`, import.meta.url);
    let found: string | Texts | undefined = JSON.parse(readFileSync(file, 'utf8')) as Texts;
    for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined;
    if (typeof found !== 'string') throw new Error(`${namespace} has no ${key}.`);
    return found;
  };
}

/** Matches what begins with this text. The build sets spaces that do not break before French signs; any space matches both. */
export const startOf = (text: string) =>
  new RegExp(`^${text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s')}`);
