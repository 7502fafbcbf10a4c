import { type Arrow, arrows } from './arrows.ts';
import type { Import } from './imports-in.ts';

/** Returns the names of the arrows that a file breaks by an import. */
export function brokenArrows(path: string, { to, isType }: Import): string[] {
  return arrows
    .filter((arrow) => {
      const from = arrow.notFrom?.test(path) ? null : arrow.from.exec(path);
      if (!from || !arrow.to.test(to) || (arrow.allowsTypes && isType)) return false;
      return !isAllowedAfterAll(arrow, from[1] ?? '', to);
    })
    .map(({ name }) => name);
}

function isAllowedAfterAll({ notTo = [] }: Arrow, group: string, to: string): boolean {
  return notTo.some((pattern) => new RegExp(pattern.replaceAll('$1', group)).test(to));
}
