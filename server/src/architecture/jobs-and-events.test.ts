import { connectionEvents, liveEvents } from '@firstlight/contract/live.ts';
import { describe, expect, it } from 'vitest';
import type { DomainEvent } from '../core/domain-events.ts';
import { features } from '../main/features.ts';
import { events, jobs, listeners } from '../main/registries.ts';
import { coreAndFeatures, matches, namesIn, type SourceFile, serverFiles } from '../testing/source-files.ts';

describe('jobs', () => {
  const names = jobs.map(({ name }) => name);

  it('are named once, as orders', () => {
    expect(names).toEqual([...new Set(names)]);
    for (const name of names) expect(name).toMatch(/^[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)+$/);
  });

  it('are all registered', () => {
    const written = namesIn(serverFiles, /\bjob\(\{\s*name: '([^']+)'/g);
    // Of each kind of news follows one.
    const followed = features.flatMap(({ name, notifications }) =>
      Object.keys(notifications).map((kind) => `${name}.notify-of-${kind.replaceAll('_', '-')}`),
    );
    expect([...written, ...followed].toSorted()).toEqual(names.toSorted());
  });

  it('that send a mail say so, by their kind as by their name', () => {
    const mails = jobs.filter(({ kind }) => kind === 'mail').map(({ name }) => name);
    expect(mails).toEqual(names.filter((name) => name.includes('.mail-')));
    expect(mails.length).toBeGreaterThan(10);
  });

  it.each(jobs.map((job) => [job.name, job] as const))(
    '%s refuses a payload it does not know',
    async (_, job) => {
      const run = async () => job.run({} as never, { 'not a field': 1 });
      await expect(run).rejects.toMatchObject({
        issues: expect.arrayContaining([expect.objectContaining({ code: 'unrecognized_keys' })]),
      });
    },
  );

  it('that listeners ask for exist', () => {
    const anyEvent = new Proxy({}, { get: () => 'anything' }) as DomainEvent;
    for (const { name } of listeners.flatMap((listener) => listener.jobs?.(anyEvent) ?? [])) {
      expect(names).toContain(name);
    }
  });
});

describe('events', () => {
  const declared = events.map(({ name }) => name);
  const irregular = 'begun|given|hidden|left|made|read|sent|shown|taken|withdrawn|written';
  const past = new RegExp(`^[a-z-]+\\.([a-z]+_)*([a-z]+ed|${irregular})$`);

  it('are named once', () => {
    expect(declared).toContain('contact.received');
    expect(declared).toEqual([...new Set(declared)]);
  });

  it.each([...declared, ...Object.keys({ ...connectionEvents, ...liveEvents })])(
    '%s is named in the past',
    (name) => {
      expect(name).toMatch(past);
    },
  );

  it('have each at least one listener, and no listener waits for what cannot happen', () => {
    expect([...new Set(listeners.map(({ on }) => on.name))].toSorted()).toEqual(declared.toSorted());
  });

  it.each(declaredIn(serverFiles))('%s is recorded by some act', (one) => {
    expect(matches(coreAndFeatures, new RegExp(`record\\(\\s*${one.replace('.', '\\.')},`, 'g'))).not.toEqual(
      [],
    );
  });
});

/** As acts name them: `commentEvents.written`. */
function declaredIn(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.endsWith('.events.ts'))
    .flatMap((file) => {
      const [list] = namesIn([file], /^export const (\w+) = \{$/gm);
      return namesIn([file], /^ {2}(\w+): event</gm).map((key) => `${list}.${key}`);
    });
}
