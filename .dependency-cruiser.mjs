const notInProduct = '\\.(test(ing)?|prove)\\.tsx?$|/testing/';

/** The arrows of the architecture: what may import what. `scripts/check-arrows.ts` runs it. */
export default {
  forbidden: [
    {
      name: 'no-circle',
      comment: 'Two files that need each other to start are one file. Circles of types alone are harmless.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'every-import-is-understood',
      comment: 'An import the checker cannot follow is an arrow it cannot check.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'contract-imports-nobody',
      comment: 'The contract is what both sides agree on: it does no I/O and knows neither side.',
      severity: 'error',
      from: { path: '^contract/src/', pathNot: notInProduct },
      to: { pathNot: ['^contract/src/', 'node_modules/zod/'] },
    },
    {
      name: 'server-and-web-meet-in-the-contract',
      severity: 'error',
      from: { path: '^(server|web)/' },
      to: { path: '^(server|web)/', pathNot: '^$1/' },
    },
    {
      name: 'nobody-imports-main',
      comment: 'main/ knows everything, so nothing may know main/. Test worlds compose as main does.',
      severity: 'error',
      from: { path: '^server/', pathNot: ['^server/src/main/', notInProduct] },
      to: { path: '^server/src/main/' },
    },
    {
      name: 'features-meet-in-use-cases',
      comment:
        'A feature may call what another one does (<verb>-<noun>.ts) or knows (model/), join what it lends (<word>.sql.ts), answer what it asks (<word>.questions.ts) and hear of what happens in it (<word>.events.ts), never its queries, routes or policies.',
      severity: 'error',
      from: { path: '^server/src/features/([^/]+/[^/]+)/', pathNot: notInProduct },
      to: {
        path: '^server/src/features/',
        pathNot: [
          '^server/src/features/$1/',
          '^server/src/features/[^/]+/[^/]+/[a-z]+-[a-z-]+\\.ts$',
          '^server/src/features/[^/]+/[^/]+/[a-z-]+\\.(sql|questions|events)\\.ts$',
          '^server/src/features/[^/]+/[^/]+/model/',
        ],
      },
    },
    {
      name: 'events-are-a-list',
      comment: 'Whoever listens to another feature imports its events, and nothing else comes with them.',
      severity: 'error',
      from: { path: '\\.events\\.ts$' },
      to: {
        pathNot: ['^server/src/core/domain-events\\.ts$', '^contract/src/'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'one-list-of-manifests',
      comment:
        'A manifest is read through the list of features, so that nothing else must name each feature.',
      severity: 'error',
      from: { path: '^server/', pathNot: '^server/src/main/features\\.ts$' },
      to: { path: '\\.feature\\.ts$' },
    },
    {
      name: 'the-list-is-a-list',
      severity: 'error',
      from: { path: '^server/src/main/features\\.ts$' },
      to: { pathNot: '\\.feature\\.ts$|^server/src/core/feature\\.ts$' },
    },
    {
      name: 'main-knows-features-by-the-list',
      comment: 'What a process needs of a feature stands in its manifest.',
      severity: 'error',
      from: {
        path: '^server/src/main/',
        pathNot: ['^server/src/main/features\\.ts$', notInProduct],
      },
      to: { path: '^server/src/features/' },
    },
    {
      name: 'a-model-is-pure',
      comment: 'Numbers in, numbers out: whoever reads and writes asks the model, never the other way.',
      severity: 'error',
      from: { path: '^server/src/features/[^/]+/[^/]+/model/', pathNot: notInProduct },
      to: { pathNot: ['^server/src/features/[^/]+/[^/]+/model/', '^contract/src/'] },
    },
    {
      name: 'core-knows-no-feature',
      severity: 'error',
      from: { path: '^server/src/core/', pathNot: notInProduct },
      to: { path: '^server/src/', pathNot: '^server/src/(core|db|platform)/' },
    },
    {
      name: 'platform-knows-no-product',
      comment: 'Machinery knows the tables it keeps (the schema types) and nothing else of ours.',
      severity: 'error',
      from: { path: '^server/src/platform/', pathNot: notInProduct },
      to: {
        path: '^(server|contract)/',
        pathNot: ['^server/src/platform/', '^server/src/db/schema\\.ts$', 'node_modules'],
      },
    },
    {
      name: 'db-knows-nobody',
      severity: 'error',
      from: { path: '^server/src/db/', pathNot: notInProduct },
      to: { path: '^(server|contract)/', pathNot: ['^server/src/db/', 'node_modules'] },
    },
    {
      name: 'tests-stay-out-of-the-product',
      severity: 'error',
      from: { path: '^(contract|server|web)/src/', pathNot: notInProduct },
      to: { path: notInProduct, pathNot: 'node_modules' },
    },
    {
      name: 'nobody-imports-the-app',
      comment: 'Inside the web: app, then pages, then features, then parts, then ui and lib.',
      severity: 'error',
      from: { path: '^web/src/(pages|features|parts|ui|lib)/', pathNot: notInProduct },
      to: { path: '^web/src/(app/|main\\.tsx$|prerender\\.tsx$)' },
    },
    {
      name: 'features-and-below-know-no-page',
      severity: 'error',
      from: { path: '^web/src/(features|parts|ui|lib)/', pathNot: notInProduct },
      to: { path: '^web/src/pages/' },
    },
    {
      name: 'parts-know-no-feature',
      comment: 'What several features show, and what knows none of them.',
      severity: 'error',
      from: { path: '^web/src/(parts|ui|lib)/' },
      to: { path: '^web/src/features/' },
    },
    {
      name: 'ui-and-lib-know-no-product',
      severity: 'error',
      from: { path: '^web/src/(ui|lib)/' },
      to: { path: '^web/src/parts/' },
    },
    {
      name: 'web-features-meet-in-pages',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+/[^/]+)/' },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|dist-test|dist-drawing|dist-developer)/|\\.css$' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.d.ts'],
    },
  },
};
