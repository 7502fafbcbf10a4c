import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { languages } from '@firstlight/contract/languages.ts';
import { type Child, runChild, startChild } from '../../processes/harness/servers/child.ts';
import { entry } from '../../processes/harness/settings.ts';
import { stage } from './addresses.ts';

const web = fileURLToPath(new URL('../../../web/', import.meta.url));
const build = `${web}dist-developer`;

/** The pages that only developers see, as a build of their own, behind the real server and its real policy. */
export async function startDeveloperPages(env: Record<string, string>): Promise<Child> {
  await runChild(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--outDir', build], {
    env: { ...env, VITE_DEVELOPER_PAGES: 'true', NODE_ENV: 'production' },
    directory: web,
  });
  const pages = languages.map((language) => ({
    path: '/dev/ui',
    language,
    title: 'Firstlight',
    description: '',
    unlisted: true,
    html: '',
  }));
  await writeFile(`${build}/pages.json`, JSON.stringify(pages));
  return startChild(process.execPath, [entry('api-process')], {
    env: { ...env, APP_ORIGIN: stage.dev, PORT: new URL(stage.dev).port, WEB_DIRECTORY: build },
    channel: true,
  });
}
