import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface WebBuild {
  directory: string;
  remove(): Promise<void>;
}

/** The smallest web build that the server accepts, so that these tests need no browser code. */
export async function writeWebBuild(): Promise<WebBuild> {
  const directory = await mkdtemp(join(tmpdir(), 'firstlight-web-'));
  await writeFile(join(directory, 'index.html'), template);
  await writeFile(join(directory, 'pages.json'), JSON.stringify([page('/'), page('*')]));
  return { directory, remove: () => rm(directory, { recursive: true, force: true }) };
}

const template = `<!doctype html>
<html lang="en"><head><!--head--></head><body><div id="root"><!--app--></div></body></html>`;

function page(path: string) {
  return { path, language: 'en', title: 'Firstlight', description: 'A page.', html: '<h1>Firstlight</h1>' };
}
