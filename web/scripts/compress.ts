import { readdir, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

// Assets never change once built, so they are compressed here, as hard as possible, and never again.
const assets = new URL('../dist/assets/', import.meta.url);
const names = (await readdir(assets)).filter((name) => /\.(?:js|css|svg|json)$/.test(name));

await Promise.all(
  names.map(async (name) => {
    const content = await readFile(new URL(name, assets));
    await writeFile(new URL(`${name}.br`, assets), await promisify(brotliCompress)(content));
    await writeFile(new URL(`${name}.gz`, assets), await promisify(gzip)(content, { level: 9 }));
  }),
);
console.log(`${names.length} assets compressed.`);
