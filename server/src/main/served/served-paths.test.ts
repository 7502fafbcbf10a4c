import { endpoints } from '@firstlight/contract/endpoints.ts';
import { servedPaths } from '@firstlight/contract/served-paths.ts';
import { expect, it } from 'vitest';
import { sourceFiles } from '../../testing/source-files.ts';

it('names the beginning of every address that is mounted by name', () => {
  const mounted = sourceFiles(['server/src']).flatMap(({ text }) =>
    [...text.matchAll(/\.(?:get|post)(?:<[^(]*>)?\(\s*'\/([^/']+)/g)].map(([, first = '']) => first),
  );
  const described = endpoints.map(({ path }) => path.split('/')[1] ?? '');
  const live = 'socket.io';
  expect([...new Set([...mounted, ...described, live])].toSorted()).toEqual([...servedPaths]);
});
