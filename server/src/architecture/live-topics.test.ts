import { readFileSync } from 'node:fs';
import { features as contract } from '@firstlight/contract/features.ts';
import { liveEvents, liveTopics } from '@firstlight/contract/live.ts';
import { describe, expect, it } from 'vitest';
import { features } from '../main/features.ts';
import { matches, projectRoot, sourceFiles } from '../testing/source-files.ts';

const names = Object.keys(liveTopics);
const events = Object.keys(liveEvents);

/** What the files of the contract say, before it is put together. */
const inFiles = (key: 'liveTopics' | 'liveEvents') =>
  contract.flatMap((file) => Object.keys((file as Record<string, object>)[key] ?? {}));

describe('live topics', () => {
  it('are declared once in the contract, as their events are, and in one manifest each', () => {
    const declared = features.flatMap((feature) => feature.liveTopics.map(({ name }) => name));
    expect(declared.toSorted()).toEqual(names.toSorted());
    expect(names.length).toBeGreaterThan(1);
    expect(inFiles('liveTopics').toSorted()).toEqual(names.toSorted());
    expect(inFiles('liveEvents').toSorted()).toEqual(events.toSorted());
  });

  it('have events, each on a topic that exists', () => {
    expect(new Set(Object.values(liveEvents).map(({ topic }) => topic))).toEqual(new Set(names));
  });

  it('have events that bear the word of the feature that declares them', () => {
    const words = features.map(({ name }) => name);
    expect(events.filter((name) => !words.includes(name.split('.')[0] ?? ''))).toEqual([]);
  });
});

describe('the live transport', () => {
  const engines = sourceFiles([
    'server/src/platform',
    'server/src/core',
    'server/src/main',
    'web/src/lib',
  ]).concat(['live.ts', 'live-declarations.ts'].map(inContract));
  const ofTopic = names.map((name) => new RegExp(`['"\`]${name}(?::|['"\`])`, 'g'));
  const ofEvent = events.map((name) => new RegExp(`['"\`]${name.replace('.', '\\.')}['"\`]`, 'g'));

  it('is found', () => {
    const paths = engines.map(({ path }) => path);
    expect(paths).toContain('server/src/platform/live/followed-topics.ts');
    expect(paths).toContain('server/src/main/live-access.ts');
    expect(paths).toContain('web/src/lib/live/follow-topic.ts');
  });

  it('names no feature’s topic and no feature’s event, in the server, the browser or the contract', () => {
    expect([...ofTopic, ...ofEvent].flatMap((pattern) => matches(engines, pattern))).toEqual([]);
  });
});

function inContract(file: string) {
  const path = `contract/src/${file}`;
  return { path, text: readFileSync(`${projectRoot}/${path}`, 'utf8') };
}
