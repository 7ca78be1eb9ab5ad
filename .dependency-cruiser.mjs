// Which files may import which. Every rule has a planted violation in scripts/planted/architecture.ts.
const TESTS = String.raw`\.test\.tsx?$|conformance\.ts$|^packages/[^/]+/src/(testing|double)/`;
const WEB_ON_THE_SERVER = String.raw`^packages/web/src/(app/server/|features/[^/]+/server/|entry\.server\.tsx$)`;

/** A package and the only packages that it may import. */
const MAY_KNOW = {
  contract: ['core'],
  brands: ['core'],
  providers: ['core'],
  ui: [],
  web: ['core', 'contract', 'ui', 'brands'],
  server: ['core', 'contract', 'brands', 'providers'],
};

const knowsOnly = Object.entries(MAY_KNOW).map(([name, known]) => ({
  name: `${name}-knows-only-${known.join('-') || 'itself'}`,
  comment: `packages/${name} may import only these packages: ${known.join(', ') || 'none'}.`,
  severity: 'error',
  from: { path: `^packages/${name}/src/`, pathNot: TESTS },
  to: { path: '^(packages/|e2e/|bench/|scripts/)', pathNot: `^packages/(${[name, ...known].join('|')})/` },
}));

/** The layers of a package, the lowest first. A folder imports from its own layer and from lower ones. */
const LAYERS = {
  server: [['database'], ['resources'], ['http'], ['features', 'jobs'], ['runtime']],
  web: [['state'], ['resources'], ['parts'], ['features'], ['app']],
};

const layers = Object.entries(LAYERS).flatMap(([name, all]) =>
  all.slice(0, -1).map((layer, index) => ({
    name: `${name}-layer-${layer.join('-')}`,
    comment: `packages/${name}/src/${layer.join(' and ')} must not import a higher layer.`,
    severity: 'error',
    from: { path: `^packages/${name}/src/(${layer.join('|')})/`, pathNot: TESTS },
    to: {
      path: `^packages/${name}/src/((${all
        .slice(index + 1)
        .flat()
        .join('|')})/|main\\.ts)`,
    },
  })),
);

export default {
  forbidden: [
    {
      name: 'core-knows-only-core',
      comment: 'core is pure: no other package, no library, nothing of Node.',
      severity: 'error',
      from: { path: '^packages/core/src/', pathNot: TESTS },
      to: { pathNot: '^packages/core/src/' },
    },
    ...knowsOnly,
    {
      name: 'browser-without-zod',
      comment:
        'The browser calls through contract/wire/client, which has no schemas. Import the rest as types.',
      severity: 'error',
      from: { path: '^packages/web/src/', pathNot: `${TESTS}|${WEB_ON_THE_SERVER}` },
      to: {
        path: '^packages/contract/src/',
        pathNot:
          '^packages/contract/src/(wire/client|web/(account-paths|marketing|open-products|sample-files))',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'browser-without-brand-records',
      comment:
        'The page carries the active brand as JSON; only what is rendered on the server reads the records. ' +
        'The opening-hours calculation is not a record.',
      severity: 'error',
      from: { path: '^packages/web/src/', pathNot: `${TESTS}|${WEB_ON_THE_SERVER}` },
      to: {
        path: '^packages/brands/src/',
        pathNot: '^packages/brands/src/opening-hours',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'features-apart',
      comment: 'A journey does not import another: what they share is a resource.',
      severity: 'error',
      from: { path: '^packages/(server|web)/src/features/([^/]+)/', pathNot: TESTS },
      to: { path: '^packages/$1/src/features/', pathNot: '^packages/$1/src/features/$2/' },
    },
    ...layers,
    {
      name: 'adapters-chosen-in-main',
      comment: 'Only runtime/adapters.ts and the tests choose between the adapters of a provider.',
      severity: 'error',
      from: {
        path: '^(packages|scripts)/',
        pathNot: `^packages/(providers|testing)/|^packages/server/src/(main|runtime/adapters)\\.ts$|${TESTS}`,
      },
      to: { path: '^packages/providers/src/[^/]+/(sandbox|live|settings)' },
    },
    {
      name: 'helpers-of-tests-in-tests',
      comment: 'What is made for tests is no part of the product.',
      severity: 'error',
      from: { path: '^packages/', pathNot: `^packages/testing/|${TESTS}` },
      to: { path: TESTS },
    },
    {
      name: 'sql-in-stores',
      comment: 'The SQL builder and the drivers are used in *-store.ts and in server/src/database only.',
      severity: 'error',
      from: {
        path: '^packages/',
        pathNot: `-store\\.ts$|^packages/server/src/database/|^packages/testing/|${TESTS}`,
      },
      to: { path: '(^|/)node_modules/(kysely|pg|@electric-sql/pglite)/' },
    },
    {
      name: 'no-cycles',
      comment: 'Two files that need each other, types included, are one file or three.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { circular: true },
    },
    {
      name: 'imports-resolve',
      comment: 'An import that leads nowhere would escape every other rule.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { couldNotResolve: true, pathNot: '^(virtual:|\\./\\+types/)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|\\.react-router)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.tests.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css', '.svg'],
    },
  },
};
