import { serverFiles } from '../source-files.ts';
import { eventTable } from './event-table.ts';
import { type FeatureGraph, featureGraph } from './feature-graph.ts';
import { flows, reachOfFlow } from './flows.ts';
import { declarationsOf } from './symbols.ts';

/** `docs/architecture-map.md`: the server's features as their files say it. */
export function architectureMap(): string {
  const graph = featureGraph();
  const declarations = declarationsOf(serverFiles);
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
## Files and concepts of the main flows

Files of features with a function that runs in the flow. Concepts are the exported functions and types that these files import from each other.
The last two flows also follow the events that are recorded and the jobs that these events start.

${table(
  ['flow', 'files', 'features', 'concepts'],
  flows.map((flow) => {
    const { name, files, features, concepts } = reachOfFlow(flow, declarations);
    return [name, String(files.length), String(features.length), String(concepts.length)];
  }),
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
