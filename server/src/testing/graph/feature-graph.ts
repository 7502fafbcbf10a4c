import { importsIn } from '../../../../scripts/arrows/imports-in.ts';
import { type SourceFile, serverFiles } from '../source-files.ts';
import { tables, tablesIn } from './tables-in.ts';

/** `trials/feed` for a feature; `core`, `platform`, `main` or `db` for the rest of the server. */
export function houseOf(path: string): string {
  const [, feature, other] = /^server\/(?:src\/(?:features\/([\w-]+\/[\w-]+)|(\w+))|seeds)/.exec(path) ?? [];
  return feature ?? other ?? 'seeds';
}

export interface Call {
  from: string;
  to: string;
  /** The files that are called, without their folder. */
  doors: string[];
}

export interface ForeignRead {
  file: string;
  table: string;
  owner: string;
}

export interface FeatureGraph {
  features: string[];
  calls: Call[];
  owners: ReadonlyMap<string, string[]>;
  foreignReads: ForeignRead[];
  /** Each as the features that it passes, in their order. */
  cycles: string[][];
}

/** Who calls whom and who reads whose tables, as the files say it. */
export function featureGraph(files: readonly SourceFile[] = serverFiles): FeatureGraph {
  const inFeatures = files.filter(({ path }) => path.startsWith('server/src/features/'));
  const features = [...new Set(inFeatures.map(({ path }) => houseOf(path)))].toSorted();
  const owners = ownersOf(files);
  const foreignReads = files
    .filter(({ path }) => houseOf(path) !== 'seeds')
    .flatMap((file) => readsOfOthers(file, owners))
    .toSorted((one, other) => compare(`${one.file} ${one.table}`, `${other.file} ${other.table}`));
  const calls = callsBetween(inFeatures);
  const arrows = [...calls, ...foreignReads.map(({ file, owner }) => ({ from: houseOf(file), to: owner }))];
  return { features, calls, owners, foreignReads, cycles: cyclesOf(features, arrows) };
}

/** Whoever writes a table. One, unless a rule was broken. */
function ownersOf(files: readonly SourceFile[]): Map<string, string[]> {
  const owners = new Map(tables.map((table) => [table, new Set<string>()]));
  for (const { path, text } of files) {
    if (houseOf(path) === 'seeds') continue;
    for (const table of tablesIn(text).writes) owners.get(table)?.add(houseOf(path));
  }
  return new Map([...owners].map(([table, houses]) => [table, [...houses].toSorted()]));
}

function readsOfOthers({ path, text }: SourceFile, owners: ReadonlyMap<string, string[]>): ForeignRead[] {
  return [...tablesIn(text).reads].flatMap((table) =>
    (owners.get(table) ?? [])
      .filter((owner) => owner !== houseOf(path))
      .map((owner) => ({ file: path, table, owner })),
  );
}

function callsBetween(files: readonly SourceFile[]): Call[] {
  const doors = new Map<string, Set<string>>();
  for (const file of files) {
    for (const { to } of importsIn(file)) {
      if (!to.startsWith('server/src/features/') || houseOf(to) === houseOf(file.path)) continue;
      // Hearing of what happens elsewhere is no call: that is what events are for.
      if (to.endsWith('.events.ts')) continue;
      const arrow = `${houseOf(file.path)} ${houseOf(to)}`;
      const door = to.replace(`server/src/features/${houseOf(to)}/`, '').replace(/\.tsx?$/, '');
      doors.set(arrow, (doors.get(arrow) ?? new Set()).add(door));
    }
  }
  return [...doors]
    .toSorted(([one], [other]) => compare(one, other))
    .map(([arrow, called]) => {
      const [from = '', to = ''] = arrow.split(' ');
      return { from, to, doors: [...called].toSorted() };
    });
}

/** The shortest way from each feature back to itself, every circle once. */
function cyclesOf(features: readonly string[], arrows: readonly { from: string; to: string }[]): string[][] {
  const next = new Map(features.map((feature) => [feature, new Set<string>()]));
  for (const { from, to } of arrows) next.get(from)?.add(to);
  const found = new Map<string, string[]>();
  for (const feature of features) {
    const circle = wayBack(feature, next);
    if (circle) found.set([...circle].toSorted().join(' '), circle);
  }
  return [...found.values()];
}

function wayBack(start: string, next: ReadonlyMap<string, ReadonlySet<string>>): string[] | undefined {
  const ways = [[start]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const step of next.get(way.at(-1) ?? '') ?? []) {
      if (step === start) return way;
      if (!seen.has(step)) ways.push([...way, step]);
      seen.add(step);
    }
  }
  return undefined;
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
