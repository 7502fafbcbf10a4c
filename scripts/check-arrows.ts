import { existsSync, globSync, readFileSync } from 'node:fs';
import { brokenArrows } from './arrows/broken-arrows.ts';
import { importsIn } from './arrows/imports-in.ts';

// Compares every import with the arrows. Paths are relative, because gates run in the project's root.
const folders = ['contract/src', 'server/src', 'server/seeds', 'server/scripts', 'web/src', 'scripts'];
const leastModules = 50;

const files = globSync(folders.map((folder) => `${folder}/**/*.{ts,tsx}`));
const faults = files.flatMap((path) =>
  importsIn({ path, text: readFileSync(path, 'utf8') }).flatMap((one) => {
    const rules = isUnderstood(one.to) ? brokenArrows(path, one) : ['every-import-is-understood'];
    return rules.map((rule) => `${rule}: ${path} → ${one.to}`);
  }),
);

for (const fault of faults) console.error(fault);
console.log(`${files.length} modules, ${faults.length} wrong arrows`);
if (files.length <= leastModules) console.error(`Expected more than ${leastModules} modules.`);
if (faults.length > 0 || files.length <= leastModules) process.exitCode = 1;

/** An import that leads to no file is an arrow that cannot be compared. The compiler checks names of packages. */
function isUnderstood(to: string): boolean {
  return /^node(:|_modules\/)/.test(to) || existsSync(to.replace(/\?\w+$/, ''));
}
