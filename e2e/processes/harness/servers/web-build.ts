import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Language, languages } from '@firstlight/contract/languages.ts';

export interface WebBuild {
  directory: string;
  remove(): Promise<void>;
}

/** The smallest web build that the server accepts, so that these tests need no browser code. */
export async function writeWebBuild(paths: readonly string[] = ['/']): Promise<WebBuild> {
  const directory = await mkdtemp(join(tmpdir(), 'firstlight-web-'));
  await writeFile(join(directory, 'index.html'), template);
  await writeFile(
    join(directory, 'pages.json'),
    JSON.stringify([...paths, '*'].flatMap((path) => languages.map((language) => page(path, language)))),
  );
  return { directory, remove: () => rm(directory, { recursive: true, force: true }) };
}

const template = `<!doctype html>
<html lang="en"><head><!--head--></head><body><div id="root"><!--app--></div></body></html>`;

function page(path: string, language: Language) {
  return { path, language, title: 'Firstlight', description: 'A page.', html: '<h1>Firstlight</h1>' };
}
