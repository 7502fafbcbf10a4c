import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface SourceFile {
  /** From the project's root: `server/src/core/context.ts`. */
  path: string;
  text: string;
}

export const projectRoot = fileURLToPath(new URL('../../..', import.meta.url));

/** The TypeScript under these folders that people wrote and that ships: tests and their tools come only when asked for. */
export function sourceFiles(folders: readonly string[], { tests = false } = {}): SourceFile[] {
  return folders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: projectRoot }))
    .filter((path) => !/(^|\/)(node_modules|dist(-[a-z]+)?)\//.test(path))
    .filter((path) => path !== 'server/src/db/schema.ts')
    .filter((path) => tests || !/\.test(ing)?\.tsx?$|\/testing\//.test(path))
    .map((path) => ({ path, text: readFileSync(`${projectRoot}/${path}`, 'utf8') }));
}
