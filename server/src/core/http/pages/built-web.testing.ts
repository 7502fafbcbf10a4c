import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { builtContactAddress } from '@firstlight/contract/outreach/contact/contact-limits.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { replyWithFailures } from '../failure-reply.ts';
import { mountWebPages } from './mount-web-pages.ts';

export const inline = "document.documentElement.dataset.theme = 'dark';";
export const origin = 'https://firstlight.example';

export interface BuiltWeb {
  app: FastifyInstance;
  /** Where the build lies. */
  directory: string;
  close(): Promise<void>;
}

/** A small web as it is built, with something beside it that nobody may reach, and an app that serves it. */
export async function serveBuiltWeb(): Promise<BuiltWeb> {
  const root = mkdtempSync(join(tmpdir(), 'web-pages-'));
  writeBuild(root);
  const directory = join(root, 'dist');
  const app = Fastify();
  replyWithFailures(app);
  await mountWebPages(app, {
    directory,
    origin,
    isMember: ({ headers }) => headers.cookie?.includes('session=') === true,
  });
  return {
    app,
    directory,
    async close() {
      await app.close();
      rmSync(root, { recursive: true });
    },
  };
}

/** Who looks at a dashboard is known to the browser alone. */
function wordsOf(language: string, path: string): string {
  if (path === '/dashboard') return '';
  return path === '/write' ? builtContactAddress : `${language} ${path}`;
}

function writeBuild(root: string): void {
  const script = 'console.log("the whole program, long enough to be worth compressing")';
  mkdirSync(join(root, 'dist/assets'), { recursive: true });
  mkdirSync(join(root, 'dist/.vite'));
  const files = {
    'secret.txt': 'outside of the build',
    'dist/index.html': `<html lang="en"><head><!--head--><meta name="contact" content="${builtContactAddress}"><script>${inline}</script></head><body><div id="root"><!--app--></div></body></html>`,
    'dist/pages.json': JSON.stringify(
      ['en', 'fr'].flatMap((language) =>
        ['/', '/about', '/auth', '/dashboard', '/people/:name', '/write', '*'].map((path) => ({
          path,
          language,
          title: path,
          description: '',
          unlisted: ['*', '/auth', '/write'].includes(path),
          html: wordsOf(language, path),
          memberHtml: path === '/dashboard' ? '' : `${language} ${path} for members`,
        })),
      ),
    ),
    'dist/robots.txt': 'User-agent: *',
    'dist/push-worker.js': script,
    'dist/.vite/manifest.json': '{}',
    'dist/assets/main-abc123.js': script,
    'dist/assets/main-abc123.js.br': brotliCompressSync(script),
    'dist/assets/main-abc123.js.map': '{}',
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(root, name), content);
}
