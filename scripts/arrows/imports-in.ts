import { posix } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

export interface Import {
  /** From the project's root; `node_modules/<name>` of a package, `node:<name>` of Node itself. */
  to: string;
  /** Whether the import is gone when the program runs. */
  isType: boolean;
}

/** Returns the imports and re-exports of a file, lazy ones included. `path` starts at the project's root. */
export function importsIn({ path, text }: { path: string; text: string }): Import[] {
  const found: Import[] = [];
  const add = (to: unknown, isType: boolean) => {
    if (typeof to === 'string') found.push({ to: resolve(path, to), isType });
  };
  new Visitor({
    ImportDeclaration: ({ source, importKind }) => add(source.value, importKind === 'type'),
    ExportAllDeclaration: ({ source, exportKind }) => add(source.value, exportKind === 'type'),
    ExportNamedDeclaration: ({ source, exportKind }) => add(source?.value, exportKind === 'type'),
    ImportExpression: ({ source }) => add('value' in source && source.value, false),
    TSImportType: ({ source }) => add(source.value, true),
  }).visit(parseSync(path, text).program);
  return found;
}

function resolve(path: string, to: string): string {
  if (to.startsWith('.')) return posix.join(posix.dirname(path), to);
  if (to.startsWith('node:')) return to;
  return to.startsWith('@firstlight/contract/')
    ? to.replace('@firstlight/contract/', 'contract/src/')
    : `node_modules/${to}`;
}
