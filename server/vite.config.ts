import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { locales } from '../scripts/locales/vite-locales.ts';
import { externalPackages } from './external-packages.ts';

const entries = ['api', 'worker', 'mailbox', 'migrate', 'seed', 'admin', 'firstlight'];
const testEntries = [
  'api-process',
  'worker-process',
  'impose-process',
  'api-bench-process',
  'http-bench-process',
  'feed-bench-process',
  'town-bench-process',
];

const isWatching = process.argv.includes('--watch');

/** Bundles the server, because Node cannot run the mail templates' JSX and because French spacing is put in here. */
export default defineConfig(({ mode }) => ({
  plugins: [locales()],
  // Libraries are bundled as well: finding and reading a thousand files was a third of what a start took. Not while somebody
  // waits for a change to be built.
  ssr: {
    noExternal: isWatching ? [/^@firstlight\//, 'react', 'react-dom', 'react-email'] : true,
    external: externalPackages,
  },
  build: {
    ssr: true,
    target: 'node24',
    outDir: mode === 'test' ? 'dist-test' : 'dist',
    // Rebuilds in development overwrite files of the same name, so the running process never loses one.
    emptyOutDir: !isWatching,
    sourcemap: true,
    license: { fileName: '.vite/bundled.json' },
    minify: false,
    rolldownOptions: {
      output: { chunkFileNames: 'chunks/[name].js' },
      input: Object.fromEntries([
        ...entries.map((name) => [name, source(`main/${name}`)]),
        ...(mode === 'test' ? testEntries.map((name) => [name, source(`testing/processes/${name}`)]) : []),
      ]),
    },
  },
}));

function source(name: string): string {
  return fileURLToPath(new URL(`src/${name}.ts`, import.meta.url));
}
