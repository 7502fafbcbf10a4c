/** A rule about imports: files of `from` import nothing of `to`. All expressions match paths from the project's root. */
export interface Arrow {
  name: string;
  from: RegExp;
  notFrom?: RegExp;
  to: RegExp;
  /** Allowed after all; `$1` is what the group in `from` matched. */
  notTo?: readonly string[];
  /** Whether imports of types are allowed. */
  allowsTypes?: boolean;
}

const notInProduct = /\.(test(ing)?|prove)\.tsx?$|\/testing\//;
const ofFeatures = '^server/src/features/[^/]+/[^/]+/';

/** The dependency direction of the architecture. Biome finds cycles (`noImportCycles`). */
export const arrows: readonly Arrow[] = [
  // The contract is what both sides agree on: it does no I/O and knows neither side.
  {
    name: 'contract-imports-nobody',
    from: /^contract\/src\//,
    notFrom: notInProduct,
    to: /./,
    notTo: ['^contract/src/', '^node_modules/zod(/|$)'],
  },
  {
    name: 'server-and-web-meet-in-the-contract',
    from: /^(server|web)\//,
    to: /^(server|web)\//,
    notTo: ['^$1/'],
  },
  // main/ knows everything, so nothing may know main/. Tests compose as main does.
  {
    name: 'nobody-imports-main',
    from: /^server\/(?!src\/main\/)/,
    notFrom: notInProduct,
    to: /^server\/src\/main\//,
  },
  // A feature may call what another one does (<verb>-<noun>.ts) or knows (model/), join what it lends (<word>.sql.ts),
  // answer its questions (<word>.questions.ts) and listen to its events (<word>.events.ts), never import its queries,
  // routes or policies.
  {
    name: 'features-meet-in-use-cases',
    from: /^server\/src\/features\/([^/]+\/[^/]+)\//,
    notFrom: notInProduct,
    to: /^server\/src\/features\//,
    notTo: [
      '^server/src/features/$1/',
      `${ofFeatures}[a-z]+-[a-z-]+\\.ts$`,
      `${ofFeatures}[a-z-]+\\.(sql|questions|events)\\.ts$`,
      `${ofFeatures}model/`,
    ],
  },
  // A listener to another feature imports its events, and nothing else comes with them.
  {
    name: 'events-are-a-list',
    from: /\.events\.ts$/,
    to: /./,
    notTo: ['^server/src/core/domain-events\\.ts$', '^contract/src/'],
    allowsTypes: true,
  },
  // A manifest is read through the list of features, so that nothing else must name each feature.
  {
    name: 'one-list-of-manifests',
    from: /^server\//,
    notFrom: /^server\/src\/main\/features\.ts$/,
    to: /\.feature\.ts$/,
  },
  {
    name: 'the-list-is-a-list',
    from: /^server\/src\/main\/features\.ts$/,
    to: /./,
    notTo: ['\\.feature\\.ts$', '^server/src/core/feature\\.ts$'],
  },
  // The manifest of a feature holds what a process needs of it.
  {
    name: 'main-knows-features-by-the-list',
    from: /^server\/src\/main\/(?!features\.ts$)/,
    notFrom: notInProduct,
    to: /^server\/src\/features\//,
  },
  // Numbers in, numbers out: code that reads and writes calls the model, never the other way.
  {
    name: 'a-model-is-pure',
    from: /^server\/src\/features\/[^/]+\/[^/]+\/model\//,
    notFrom: notInProduct,
    to: /./,
    notTo: [`${ofFeatures}model/`, '^contract/src/'],
  },
  {
    name: 'core-knows-no-feature',
    from: /^server\/src\/core\//,
    notFrom: notInProduct,
    to: /^server\/src\/(?!core\/|db\/|platform\/)/,
  },
  // Platform knows the tables that it keeps (the schema types) and nothing else of this repository.
  {
    name: 'platform-knows-no-product',
    from: /^server\/src\/platform\//,
    notFrom: notInProduct,
    to: /^(server|contract)\//,
    notTo: ['^server/src/platform/', '^server/src/db/schema\\.ts$'],
  },
  {
    name: 'db-knows-nobody',
    from: /^server\/src\/db\//,
    notFrom: notInProduct,
    to: /^(server|contract)\//,
    notTo: ['^server/src/db/'],
  },
  {
    name: 'tests-stay-out-of-the-product',
    from: /^(contract|server|web)\/src\//,
    notFrom: notInProduct,
    to: notInProduct,
    notTo: ['^node_modules/'],
  },
  // Inside the web: app, then pages, then features, then parts, then ui and lib.
  {
    name: 'nobody-imports-the-app',
    from: /^web\/src\/(pages|features|parts|ui|lib)\//,
    notFrom: notInProduct,
    to: /^web\/src\/(app\/|main\.tsx$|drawing\/)/,
  },
  {
    name: 'features-and-below-know-no-page',
    from: /^web\/src\/(features|parts|ui|lib)\//,
    notFrom: notInProduct,
    to: /^web\/src\/pages\//,
  },
  // Parts are what several features show, and know none of them.
  {
    name: 'parts-know-no-feature',
    from: /^web\/src\/(parts|ui|lib)\//,
    to: /^web\/src\/features\//,
  },
  {
    name: 'ui-and-lib-know-no-product',
    from: /^web\/src\/(ui|lib)\//,
    to: /^web\/src\/parts\//,
  },
  {
    name: 'web-features-meet-in-pages',
    from: /^web\/src\/features\/([^/]+\/[^/]+)\//,
    to: /^web\/src\/features\//,
    notTo: ['^web/src/features/$1/'],
  },
];
