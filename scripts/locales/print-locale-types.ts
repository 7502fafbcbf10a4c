export const localeTypesFile = 'web/src/lib/language/locale-files.ts';

/** The file that tells the compiler which texts there are, one line for each namespace. */
export function printLocaleTypes(namespaces: readonly string[]): string {
  const lines = namespaces.map((name) => {
    const key = /^\w+$/.test(name) ? name : `'${name}'`;
    return `  ${key}: typeof import('../../../../locales/en/${name}.json');`;
  });
  return `// Written by \`pnpm locale-types\`; \`node scripts/check-locales.ts\` compares.

/** English decides which keys exist; a key that is not there does not compile. */
export interface LocaleFiles {
${lines.join('\n')}
}
`;
}
