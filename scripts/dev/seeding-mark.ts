import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { root } from '../environment.ts';

const file = new URL('var/seeding', root);

/** There while the demo world is being made: what it leaves behind when it is interrupted is half a world. */
export const seedingMark = {
  isThere: () => existsSync(file),
  set() {
    mkdirSync(new URL('var/', root), { recursive: true });
    writeFileSync(file, '');
  },
  remove: () => rmSync(file, { force: true }),
};
