import { readdir, readFile } from 'node:fs/promises';

/** What helps developers must not merely be hidden in production: it must not be there. */
const forbidden = [
  { what: 'the demo people', pattern: /demo-people\.ts|demo-logins\.tsx|\/seeds\// },
  { what: 'the local payment provider', pattern: /stripe-stand-in/ },
  { what: 'the developers’ pages', pattern: /\/pages\/dev-ui/ },
];

const root = new URL('../', import.meta.url);
const faults = [...(await inWeb()), ...(await inServer())];
for (const fault of faults) console.error(fault);
console.log(`Production build: ${faults.length} parts that are for developers only.`);
process.exitCode = faults.length > 0 ? 1 : 0;

/** Every script that a browser could ask for, by the modules its source map names. */
async function inWeb(): Promise<string[]> {
  const maps = (await readdir(new URL('web/dist/', root), { recursive: true })).filter((file) =>
    file.endsWith('.js.map'),
  );
  if (maps.length === 0) throw new Error('There is no build of the web; run the build first.');
  return (await Promise.all(maps.map((file) => namesIn(`web/dist/${file}`)))).flat();
}

/** What the running processes are made of: their entries and every chunk these import. */
async function inServer(): Promise<string[]> {
  const built = new Set(await readdir(new URL('server/dist/', root), { recursive: true }));
  const seen = new Set<string>();
  const follow = async (file: string): Promise<void> => {
    // Comments of libraries name files, too, which the build does not hold.
    if (seen.has(file) || !built.has(file)) return;
    seen.add(file);
    const text = await readFile(new URL(`server/dist/${file}`, root), 'utf8');
    const imports = [...text.matchAll(/(?:from|import)\s*\(?\s*["'](\.{1,2}\/[^"']+\.js)["']/g)];
    for (const [, path = ''] of imports) {
      await follow(new URL(path, new URL(file, 'file:///')).pathname.slice(1));
    }
  };
  for (const entry of ['api.js', 'worker.js', 'mailbox.js']) await follow(entry);
  // What only passes on what others hold has no map.
  const maps = [...seen].map((file) => `${file}.map`).filter((map) => built.has(map));
  if (maps.length < 3)
    throw new Error('The server’s entries import nothing: this check no longer sees them.');
  return (await Promise.all(maps.map((map) => namesIn(`server/dist/${map}`)))).flat();
}

async function namesIn(file: string): Promise<string[]> {
  const map = JSON.parse(await readFile(new URL(file, root), 'utf8')) as { sources: string[] };
  return forbidden
    .filter(({ pattern }) => map.sources.some((source) => pattern.test(source)))
    .map(({ what }) => `${file.replace('.map', '')} holds ${what}.`);
}
