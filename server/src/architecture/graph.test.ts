import { describe, expect, it } from 'vitest';
import { importsIn } from '../../../scripts/arrows/imports-in.ts';
import { features } from '../main/features.ts';
import { featureGraph, houseOf } from '../testing/graph/feature-graph.ts';
import { tablesIn } from '../testing/graph/tables-in.ts';
import { namesIn, type SourceFile, serverFiles } from '../testing/source-files.ts';

const graph = featureGraph();

/** What each area may import besides itself. What would run the other way is an event, or a question that is answered from above. */
const arrows: Record<string, readonly string[]> = {
  people: [],
  showcase: ['people'],
  trials: ['people', 'showcase'],
  reputation: ['people', 'showcase', 'trials'],
  talk: ['people', 'showcase', 'trials', 'reputation'],
  outreach: ['people', 'showcase', 'trials'],
  office: ['people', 'showcase', 'trials', 'reputation', 'talk', 'outreach'],
};

describe('the features', () => {
  it('form no circle, by their imports and by the tables they read', () => {
    expect(graph.features.length).toBeGreaterThan(12);
    expect(graph.calls.length).toBeGreaterThan(20);
    expect(graph.cycles).toEqual([]);
  });

  it('import only from areas below their own', () => {
    const areaOf = (house: string) => house.split('/')[0] ?? '';
    const wrong = graph.calls.filter(
      ({ from, to }) => areaOf(from) !== areaOf(to) && !arrows[areaOf(from)]?.includes(areaOf(to)),
    );
    expect(wrong.map(({ from, to, doors }) => `${from} → ${to}: ${doors.join(', ')}`)).toEqual([]);
    expect(new Set(graph.features.map(areaOf)).difference(new Set(Object.keys(arrows)))).toEqual(new Set());
  });

  it('read no table that another house owns', () => {
    expect(graph.foreignReads.map(({ file, table }) => `${file}: ${table}`)).toEqual([]);
  });

  it('answer every question that one of them asks, once', () => {
    const asked = namesIn(serverFiles, /\bquestion<[^(]*>\(\s*'([\w.]+)'/g);
    const answered = features.flatMap(({ answers }) => answers.map(({ to }) => to));
    expect(asked.length).toBeGreaterThan(1);
    expect(answered.toSorted()).toEqual(asked.toSorted());
  });
});

/** What a feature keeps at its root whoever calls it: what its manifest takes in, and what is found by its name. */
const roles =
  /-seed\.ts$|\.(?:feature|events|jobs|listeners|metrics|notifications|personal|queries|policy|presenter|questions|reportable|routes|sql)\.tsx?$/;

it('keeps at the root of a feature with rooms only what others import', () => {
  const atRoot = serverFiles.filter(
    ({ path }) => /^server\/src\/features\/[\w-]+\/[\w-]+\/[\w.-]+$/.test(path) && !roles.test(path),
  );
  const imported = importedByOthers();
  const hasRooms = (path: string) =>
    serverFiles.some((other) =>
      new RegExp(`^server/src/features/${houseOf(path)}/(?!emails/)[\\w-]+/`).test(other.path),
    );
  const strays = atRoot.filter(({ path }) => hasRooms(path) && !imported.has(path));
  expect(strays.map(({ path }) => path)).toEqual([]);
});

it('writes SQL in files of queries and fragments only', () => {
  const isSql = (text: string) => {
    const { reads, writes } = tablesIn(text);
    return reads.size + writes.size > 0 || /\b(?:sql|prepared)\b[^`\n]*`/.test(text);
  };
  const elsewhere = serverFiles.filter(
    ({ path, text }) =>
      path.startsWith('server/src/features/') && !/\.(?:queries|sql)\.ts$/.test(path) && isSql(text),
  );
  expect(elsewhere.map(({ path }) => path)).toEqual([]);
});

function importedByOthers(): Set<string> {
  const isForeign = ({ path }: SourceFile, to: string) => houseOf(path) !== houseOf(to);
  return new Set(
    serverFiles.flatMap((file) => importsIn(file).flatMap(({ to }) => (isForeign(file, to) ? [to] : []))),
  );
}
