import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';

/** What a visitor's browser fetches for the home page, kept small by refusing to grow unnoticed. */
const budgets = { script: 150_000, style: 20_000 };
/** Each is a wait of its own where a line is slow. */
const mostFiles = 60;
const forbidden = ['zod', 'react-hook-form', '@base-ui', 'socket.io-client'];

interface Chunk {
  file: string;
  imports?: string[];
}

interface Page {
  path: string;
  language: string;
  preload: string[];
}

const dist = new URL('../web/dist/', import.meta.url);
const manifest = JSON.parse(await readFile(new URL('.vite/manifest.json', dist), 'utf8')) as Record<
  string,
  Chunk
>;
const pages = JSON.parse(await readFile(new URL('pages.json', dist), 'utf8')) as Page[];

const home = pages.find(({ path, language }) => path === '/' && language === 'en');
if (!home) throw new Error('The build has no home page.');
const scripts = new Set([...withImports('index.html'), ...scriptsIn(home.preload)]);

const script = await gzippedSize(scripts);
const style = await gzippedSize(withImports('style.css'));
console.log(
  `First page: ${script} bytes of script of ${budgets.script}, ${style} of style of ${budgets.style}.`,
);

const crowded = pages
  .map(({ path, preload }) => ({
    path,
    files: new Set([...withImports('index.html'), ...scriptsIn(preload)]).size,
  }))
  .toSorted((one, other) => other.files - one.files)[0] ?? { path: '', files: 0 };
console.log(`Most files: ${crowded.path} waits for ${crowded.files} of ${mostFiles}.`);

const faults = [
  ...(script > budgets.script ? ['too much script'] : []),
  ...(style > budgets.style ? ['too much style'] : []),
  ...(await forbiddenPackages(scripts)),
].map((fault) => `First page: ${fault}.`);
if (crowded.files > mostFiles) faults.push(`${crowded.path}: too many files.`);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

function scriptsIn(preload: string[]): string[] {
  return preload.filter((file) => file.endsWith('.js')).map((file) => file.slice(1));
}

function withImports(source: string): string[] {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The build has no ${source}; run the build first.`);
  return [chunk.file, ...(chunk.imports ?? []).flatMap(withImports)];
}

async function gzippedSize(files: Iterable<string>): Promise<number> {
  let total = 0;
  for (const file of files) {
    total += gzipSync(await readFile(new URL(file, dist)), { level: 9 }).length;
  }
  return total;
}

/** Source maps name every module that ended up in a file; the bundler's own runtime has none. */
async function forbiddenPackages(files: Iterable<string>): Promise<string[]> {
  const modules: string[] = [];
  for (const file of files) {
    if (file.includes('rolldown-runtime')) continue;
    const map = JSON.parse(await readFile(new URL(`${file}.map`, dist), 'utf8')) as { sources: string[] };
    modules.push(...map.sources);
  }
  const found = forbidden.filter((name) =>
    modules.some((module) => module.includes(`/node_modules/${name}/`)),
  );
  return found.map((name) => `${name} is part of it`);
}
