import { posix } from 'node:path';
import type { SourceFile } from '../source-files.ts';

export interface Import {
  /** From the project's root. */
  to: string;
  /** It is gone once the program runs. */
  isType: boolean;
}

const statement = /^(?:import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?'(\.[^']+)'/gms;

/** What a file imports of our own, by the path it writes. */
export function importsOf({ path, text }: SourceFile): Import[] {
  return [...text.matchAll(statement)].map(([, type, to = '']) => ({
    to: posix.join(posix.dirname(path), to),
    isType: type !== undefined,
  }));
}
