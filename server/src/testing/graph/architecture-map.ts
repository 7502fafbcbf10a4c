import { medianFiles, reachOf, reachOfActs } from './act-reach.ts';
import { eventTable } from './event-table.ts';
import { type FeatureGraph, featureGraph } from './feature-graph.ts';

/** `docs/architecture-map.md`: the server's features as their files say it. */
export function architectureMap(): string {
  const graph = featureGraph();
  const visit = reachOf('server/src/features/trials/feed/visit/begin-visit.ts');
  return `# Map of the server's features

Drawn by \`pnpm architecture-map\` from imports and SQL; CI compares. ${graph.features.length} features, ${graph.calls.length} arrows between them,
${graph.cycles.length} cycles, ${graph.foreignReads.length} reads of a table that another house owns.

## Features

${table(['area', 'feature', 'calls', 'tables'], featureRows(graph))}

## Who calls whom, and for what

${table(
  ['from', 'to', 'for'],
  graph.calls.map(({ from, to, doors }) => [wordOf(from), wordOf(to), doors.join(', ')]),
)}

## What follows from what

Events are recorded in the transaction of their act; jobs are written in it, pushes leave after it. News are kinds of notifications. What the timetable does alone
stands in each feature's jobs.

${table(
  ['event', 'recorded by', 'followed by'],
  eventTable().map(({ name, recordedBy, followedBy }) => [
    `\`${name}\``,
    recordedBy.join(', '),
    followedBy.join(', '),
  ]),
)}

## Tables

Each is written by its owner alone, and named in its owner's SQL alone; others call its functions or join the fragments of its \`<word>.sql.ts\`.

${table(
  ['table', 'owner'],
  [...graph.owners].map(([name, owners]) => [`\`${name}\``, owners.map(wordOf).join(', ')]),
)}
${leftToDo(graph)}
## How far an act reaches

The files of features that run with it, itself included: what somebody must know to follow it. Half of all acts reach ${medianFiles(reachOfActs())}
files or fewer; beginning a visit of the feed reaches ${visit.files} of ${visit.features.length} features. These acts reach farthest.

${table(
  ['act', 'files', 'features'],
  reachOfActs()
    .slice(0, 12)
    .map(({ file, files, features }) => [
      file.replace('server/src/features/', ''),
      String(files),
      features.map(wordOf).join(', '),
    ]),
)}
`;
}

function featureRows({ features, calls, owners }: FeatureGraph): string[][] {
  return features.map((feature) => {
    const called = calls.filter(({ from }) => from === feature).map(({ to }) => wordOf(to));
    const owned = [...owners].filter(([, houses]) => houses.includes(feature)).map(([name]) => `\`${name}\``);
    return [feature.split('/')[0] ?? '', wordOf(feature), called.join(', '), owned.join(', ')];
  });
}

/** What the rule of one reader still has to reach. */
function leftToDo({ foreignReads, cycles }: FeatureGraph): string {
  if (foreignReads.length === 0 && cycles.length === 0) return '';
  return `
## Left to do

${table(
  ['file', 'reads', 'of'],
  foreignReads.map(({ file, table: name, owner }) => [
    file.replace(/^server\/src\/(features\/)?/, ''),
    `\`${name}\``,
    wordOf(owner),
  ]),
)}
${cycles.map((cycle) => `\nCycle: ${[...cycle, cycle[0] ?? ''].map(wordOf).join(' → ')}`).join('\n')}
`;
}

const wordOf = (house: string) => house.split('/').at(-1) ?? house;

function table(head: readonly string[], rows: readonly string[][]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), `|${head.map(() => '---|').join('')}`, ...rows.map(line)].join('\n');
}
