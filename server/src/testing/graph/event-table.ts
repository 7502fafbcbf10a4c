import { type SourceFile, serverFiles } from '../source-files.ts';
import { houseOf } from './feature-graph.ts';

export interface EventRow {
  name: string;
  /** The acts that record it, without their folders. */
  recordedBy: string[];
  /** What follows: jobs and pushes by the feature that asks for them, and kinds of notifications. */
  followedBy: string[];
}

/** Every event of the features, who records it and what follows from it, as the files say it. */
export function eventTable(files: readonly SourceFile[] = serverFiles): EventRow[] {
  const inFeatures = files.filter(({ path }) => path.startsWith('server/src/features/'));
  return inFeatures.flatMap(eventsIn).map(({ list, key, name }) => ({
    name,
    recordedBy: inFeatures
      .filter(({ text }) => new RegExp(`record\\(\\s*${list}\\.${key}\\b`).test(text))
      .map(({ path }) => path.replace(/^.*\//, '').replace(/\.ts$/, ''))
      .toSorted(),
    followedBy: [...new Set(inFeatures.flatMap((file) => consequencesIn(file, list, key)))].toSorted(),
  }));
}

function eventsIn({ path, text }: SourceFile): { list: string; key: string; name: string }[] {
  if (!path.endsWith('.events.ts')) return [];
  const list = /export const (\w+) = \{/.exec(text)?.[1] ?? '';
  return [...text.matchAll(/^ {2}(\w+): event(?:<[\s\S]*?>)?\(\s*'([\w.]+)'/gm)].map(
    ([, key = '', name = '']) => ({ list, key, name }),
  );
}

function consequencesIn({ path, text }: SourceFile, list: string, key: string): string[] {
  const word = houseOf(path).split('/').at(-1) ?? '';
  return [...text.matchAll(new RegExp(`\\bon: ${list}\\.${key}\\b`, 'g'))].flatMap(({ index }) => {
    if (path.endsWith('.notifications.ts')) {
      const kind = [...text.slice(0, index).matchAll(/^ {2}(\w+): notificationKind\(/gm)].at(-1)?.[1];
      return [`news \`${kind ?? word}\``];
    }
    const listener = text.slice(index).split(/listener\(|\n\s*\],?\n|\n\];/)[0] ?? '';
    return ['jobs', 'pushes'].filter((part) => listener.includes(part)).map((part) => `${part} of ${word}`);
  });
}
