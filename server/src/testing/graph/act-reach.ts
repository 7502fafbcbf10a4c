import { type SourceFile, serverFiles } from '../source-files.ts';
import { houseOf } from './feature-graph.ts';
import { importsOf } from './imports-of.ts';

export interface Reach {
  file: string;
  /** Files of features that run with it, itself included. */
  files: number;
  features: string[];
}

/** How much of the features one has to know to follow a file: itself, what it imports, what those import, and so on. */
export function reachOf(entry: string, files: readonly SourceFile[] = serverFiles): Reach {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const reached = new Set([entry]);
  // What is added while it is walked is walked as well.
  for (const path of reached) {
    const file = byPath.get(path);
    for (const { to, isType } of file ? importsOf(file) : [])
      if (!isType && to.startsWith('server/src/features/') && byPath.has(to)) reached.add(to);
  }
  return { file: entry, files: reached.size, features: [...new Set([...reached].map(houseOf))].toSorted() };
}

/** The same for every act that an endpoint leads to, the farthest first. */
export function reachOfActs(files: readonly SourceFile[] = serverFiles): Reach[] {
  const acts = files.filter(({ path }) => /\.(?:feature|routes)\.ts$/.test(path)).flatMap(actsOf);
  return [...new Set(acts)]
    .map((act) => reachOf(act, files))
    .toSorted((one, other) => other.files - one.files || (one.file < other.file ? -1 : 1));
}

function actsOf(file: SourceFile): string[] {
  const routed = [...file.text.matchAll(/\broute\(\s*[\w.]+,\s*(\w+)\s*,?\s*\)/g)].map(([, act = '']) => act);
  const sources = new Map(
    [...file.text.matchAll(/^import \{([^}]+)\} from '(\.[^']+)'/gm)].flatMap(([, names = '', from = '']) =>
      names.split(',').map((name) => [name.trim(), from] as const),
    ),
  );
  const imports = importsOf(file).map(({ to }) => to);
  return routed.flatMap((act) => {
    const from = sources.get(act)?.replace(/^\.\//, '');
    return imports.filter((to) => from !== undefined && to.endsWith(`/${from.replace(/^(\.\.\/)+/, '')}`));
  });
}

export function medianFiles(reaches: readonly Reach[]): number {
  return reaches.map(({ files }) => files).toSorted((one, other) => one - other)[reaches.length >> 1] ?? 0;
}
