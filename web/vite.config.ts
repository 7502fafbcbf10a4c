import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { servedPaths } from '../contract/src/served-paths.ts';
import { devPorts } from '../scripts/dev/dev-ports.ts';
import { environment } from '../scripts/environment.ts';
import { locales } from '../scripts/locales/vite-locales.ts';

const ports = devPorts(environment());

const framework =
  /\/node_modules\/(?:react|react-dom|scheduler|react-router|i18next|react-i18next|@tanstack|clsx|class-variance-authority)\/|vite\/preload-helper/;
/** The first page asks nothing of the server by itself; what does comes right after it. */
const observers = /@tanstack\/.*(?:Observer|use\w*Query|useMutation)/;

const wellKnown = /^(?:framework|shell|icons|contract|lib|ui|parts|rolldown-runtime)$/;

const isFramework = (id: string) => framework.test(id) && !observers.test(id);

/** Shared by fewer pages, it would be more to fetch for those that do without. */
const layer = (name: string, test: RegExp) => ({ name, test, minShareCount: 6 });

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [locales(), react(), tailwindcss()],
  server: {
    port: ports.web.port,
    strictPort: true,
    proxy: {
      [`^/(?:${servedPaths.join('|').replaceAll('.', '\\.')})(?=[/?]|$)`]: {
        target: `http://127.0.0.1:${ports.api.port}`,
        ws: true,
      },
    },
  },
  // What draws pages on the server stands alone: the server knows nothing of the web's libraries.
  ssr: { noExternal: true },
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  build: {
    manifest: true,
    license: { fileName: '.vite/bundled.json' },
    sourcemap: 'hidden',
    // One stylesheet: a prerendered page must not wait for its chunk to be styled.
    cssCodeSplit: false,
    // The policy forbids data: fonts and scripts, and small pictures are worth caching by name.
    assetsInlineLimit: 0,
    // Every browser we serve knows it by itself.
    modulePreload: { polyfill: false },
    copyPublicDir: !isSsrBuild,
    rolldownOptions: {
      // Without a browser: the build draws the pages that are the same for everybody, the server those with data.
      ...(isSsrBuild && { input: ['src/drawing/prerender-pages.tsx', 'src/drawing/draw-page.ts'] }),
      output: {
        // The shell names every file that a page may ask for; a letter less in each of their names is felt there.
        // Texts, and what pages happen to share, are looked for by nobody and have none.
        chunkFileNames: ({ name, isDynamicEntry, facadeModuleId }) =>
          wellKnown.test(name) || (isDynamicEntry && !facadeModuleId?.endsWith('.json'))
            ? 'assets/[name]-[hash:7].js'
            : 'assets/[hash:7].js',
        codeSplitting: {
          groups: [
            // What every page needs and what changes seldom stays in a visitor's cache from one version to the next.
            {
              name: 'framework',
              test: isFramework,
              priority: 2,
            },
            // One file for what every page shows, and what the first page needs besides, instead of twenty that compress badly.
            {
              name: 'shell',
              test: /\/src\/(?:lib\/api\/(?:query-client|hold-calls)\.ts|ui\/state\/skeleton\.tsx|app\/(?:shell\/(?:root-layout|shell)|failure\/(?:page-error|unexpected-error))\.tsx)$/,
              priority: 1,
            },
            // A card is on the first page, and its parts on many others: apart they would be six files, each named in the shell.
            {
              name: 'project-card',
              test: /\/src\/(?:parts\/(?:projects\/(?:project-card|generated-cover)|rating\/rating-value)|ui\/(?:badge|card|chip-classes|picture\/dawn-meter|glyphs\/sun-glyph))\.tsx?$/,
            },
            // The shell names every file that any page may need: a file for each icon costs more there than its drawing.
            {
              name: 'icons',
              test: /\/lucide-react\/dist\/esm\/icons\//,
              minShareCount: 2,
            },
            // What many pages share, a file for each layer: apart, a project's page would wait for a hundred small files. A
            // layer needs only those above it here, so that no two files need each other.
            layer('contract', /\/contract\/src\/|\/node_modules\/zod\//),
            layer('lib', /\/src\/lib\/|\/@tanstack\//),
            layer('ui', /\/src\/ui\/|\/node_modules\/(?:@base-ui|@floating-ui|use-sync-external-store)\//),
            layer('parts', /\/src\/parts\//),
          ],
        },
      },
    },
  },
}));
