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
    .filter((path) => tests || !/\.(test(ing)?|prove)\.tsx?$|\/testing\//.test(path))
    .map((path) => ({ path, text: readFileSync(`${projectRoot}/${path}`, 'utf8') }));
}

export const serverFiles = sourceFiles(['server/src', 'server/seeds']);
export const coreAndFeatures = serverFiles.filter(({ path }) => /\/src\/(core|features)\//.test(path));

/** `path: what` of every match, so that a failing test says where to look. */
export function matches(files: readonly SourceFile[], pattern: RegExp): string[] {
  return files.flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([what]) => `${path}: ${what}`));
}

/** The first group of every match. */
export function namesIn(files: readonly SourceFile[], pattern: RegExp): string[] {
  return files.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name = '']) => name));
}
