import { checkCommentLines, checkMarkdown } from './check-prose.ts';
import { checkScript } from './check-script.ts';
import type { Finding } from './check-text.ts';

/** Generated files, product copy and texts of third parties. docs/style.md quotes what it forbids. */
const skipped =
  /^(?:locales\/|THIRD-PARTY-NOTICES|LICENSE|NOTICE|CODE_OF_CONDUCT|pnpm-lock|server\/openapi\.json|server\/src\/db\/schema\.ts|server\/seeds\/|prove\/results\/|prove\/signals\/|bench\/results\/|docs\/architecture-map\.md|docs\/promises\.md|docs\/style\.md)|(?:^|\/)dist\//;
const hashComments =
  /\.(?:sh|ya?ml|conf|cfg|service|timer|toml)$|(?:^|\/)(?:Caddyfile|Containerfile)$|^scripts\/(?:env|throwaway-postgres)$|^\.ci\/run$/;

/** Returns the findings of a whole file. A line that contains `language-ok` has none. */
export function checkFile(file: string, source: string): Finding[] {
  const lines = source.split('\n');
  return findingsOf(file, source).filter(({ line }) => !lines[line - 1]?.includes('language-ok'));
}

function findingsOf(file: string, source: string): Finding[] {
  if (skipped.test(file)) return [];
  if (/\.(?:tsx?|mjs|js)$/.test(file)) return checkScript(file, source);
  if (file.endsWith('.md')) return checkMarkdown(source);
  if (file.endsWith('.css')) return checkCommentLines(source, 'css');
  if (file.endsWith('.sql')) return checkCommentLines(source, 'sql');
  return hashComments.test(file) ? checkCommentLines(source, 'hash') : [];
}
