import { describe, expect, it } from 'vitest';
import { arrows } from './arrows.ts';
import { brokenArrows } from './broken-arrows.ts';
import { importsIn } from './imports-in.ts';

/** One violation of each arrow, as a file would contain it. */
const planted: Record<string, { path: string; text: string }> = {
  'contract-imports-nobody': { path: 'contract/src/showcase/a.ts', text: `import { z } from 'valibot';` },
  'server-and-web-meet-in-the-contract': {
    path: 'web/src/main.tsx',
    text: `import type { A } from '../../server/src/core/a.ts';`,
  },
  'nobody-imports-main': {
    path: 'server/src/platform/log.ts',
    text: `import { routes } from '../main/registries.ts';`,
  },
  'features-meet-in-use-cases': {
    path: 'server/src/features/trials/feed/visit/begin-visit.ts',
    text: `import { findPeople } from '../../../people/accounts/people.queries.ts';`,
  },
  'events-are-a-list': {
    path: 'server/src/features/trials/feed/feed.events.ts',
    text: `import { beginVisit } from './visit/begin-visit.ts';`,
  },
  'one-list-of-manifests': {
    path: 'server/src/main/registries.ts',
    text: `import { feed } from '../features/trials/feed/feed.feature.ts';`,
  },
  'the-list-is-a-list': {
    path: 'server/src/main/features.ts',
    text: `export { log } from '../platform/log.ts';`,
  },
  'main-knows-features-by-the-list': {
    path: 'server/src/main/api.ts',
    text: `import { beginVisit } from '../features/trials/feed/begin-visit.ts';`,
  },
  'a-model-is-pure': {
    path: 'server/src/features/trials/distribution/model/value.ts',
    text: `import { sql } from 'kysely';`,
  },
  'core-knows-no-feature': {
    path: 'server/src/core/context.ts',
    text: `export type Feed = import('../features/trials/feed/begin-visit.ts').Visit;`,
  },
  'platform-knows-no-product': {
    path: 'server/src/platform/log.ts',
    text: `import { limits } from '@firstlight/contract/limits.ts';`,
  },
  'db-knows-nobody': {
    path: 'server/src/db/database.ts',
    text: `import { createLog } from '../platform/log.ts';`,
  },
  'tests-stay-out-of-the-product': {
    path: 'web/src/ui/card.tsx',
    text: `import { render } from '../testing/render.ts';`,
  },
  'nobody-imports-the-app': {
    path: 'web/src/lib/session/leave.ts',
    text: `export const load = () => import('../../app/shell/shell.tsx');`,
  },
  'features-and-below-know-no-page': {
    path: 'web/src/features/trials/feed/card.tsx',
    text: `import { FeedPage } from '../../../pages/feed.tsx';`,
  },
  'parts-know-no-feature': {
    path: 'web/src/parts/projects/project-card.tsx',
    text: `import { Feed } from '../../features/trials/feed/feed.tsx';`,
  },
  'ui-and-lib-know-no-product': {
    path: 'web/src/ui/card.tsx',
    text: `import { ProjectCard } from '../parts/projects/project-card.tsx';`,
  },
  'web-features-meet-in-pages': {
    path: 'web/src/features/trials/feed/card.tsx',
    text: `import { Inbox } from '../feedback/inbox.tsx';`,
  },
};

const broken = (file: { path: string; text: string }) =>
  importsIn(file).flatMap((one) => brokenArrows(file.path, one));

describe('the arrows', () => {
  it('have a planted violation each', () => {
    expect(Object.keys(planted)).toEqual(arrows.map(({ name }) => name));
  });

  it.each(Object.entries(planted))('refuse a planted violation: %s', (name, file) => {
    expect(broken(file)).toContain(name);
  });

  it.each([
    ['contract/src/limit.ts', `import { z } from 'zod'; import { a } from '@firstlight/contract/a.ts';`],
    [
      'server/src/features/trials/feed/begin-visit.ts',
      `import { visitor } from './visitors.queries.ts'; import { findPeople } from '../../people/accounts/find-people.ts';
       import { accounts } from '../../people/accounts/accounts.sql.ts'; import { sql } from 'kysely';`,
    ],
    [
      'server/src/features/trials/feed/feed.events.ts',
      `import { event } from '../../../core/domain-events.ts'; import type { Visit } from './begin-visit.ts';`,
    ],
    ['server/src/features/trials/feed/feed.test.ts', `import { features } from '../../../main/features.ts';`],
    ['web/src/pages/feed.tsx', `import { Feed } from '../features/trials/feed/feed.tsx';`],
  ])('accept what they allow in %s', (path, text) => {
    expect(importsIn({ path, text }).length).toBeGreaterThan(0);
    expect(broken({ path, text })).toEqual([]);
  });
});

describe('the imports in a file', () => {
  it('include exports, lazy imports and types in expressions', () => {
    const text = `
      import type { A } from './a.ts';
      import './b.css';
      export { c } from '../c.ts';
      export type * from './d.ts';
      export const e = () => import('./e.tsx');
      export type F = typeof import('node:fs');
      export const g = "import('./none.ts')";`;
    expect(importsIn({ path: 'web/src/ui/one.ts', text })).toEqual([
      { to: 'web/src/ui/a.ts', isType: true },
      { to: 'web/src/ui/b.css', isType: false },
      { to: 'web/src/c.ts', isType: false },
      { to: 'web/src/ui/d.ts', isType: true },
      { to: 'web/src/ui/e.tsx', isType: false },
      { to: 'node:fs', isType: true },
    ]);
  });
});
