import { globSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { localeTypesFile, printLocaleTypes } from './locales/print-locale-types.ts';

const namespaces = globSync('locales/en/*.json').map((path) => basename(path, '.json'));
writeFileSync(localeTypesFile, printLocaleTypes(namespaces.toSorted()));
console.log(`${namespaces.length} namespaces`);
