import type { Plant } from './plant.ts';

const using = (name: string, from: string): string =>
  `import { ${name} } from '${from}';\n\nexport const planted = ${name};\n`;

export const ARCHITECTURE: readonly Plant[] = [
  { rule: 'core-knows-only-core', file: 'packages/core/src/money/library.ts', source: using('z', 'zod') },
  {
    rule: 'core-knows-only-core',
    file: 'packages/core/src/money/wire.ts',
    source: using('ENDPOINTS', '@fairlead/contract/endpoints'),
  },
  {
    rule: 'contract-knows-only-core',
    file: 'packages/contract/src/port.ts',
    source: using('PORT', '@fairlead/providers/sms/port'),
  },
  {
    rule: 'brands-knows-only-core',
    file: 'packages/brands/src/asda/wire.ts',
    source: using('ENDPOINTS', '@fairlead/contract/endpoints'),
  },
  {
    rule: 'providers-knows-only-core',
    file: 'packages/providers/src/sms/store.ts',
    source: using('STORE', '@fairlead/server/resources/loan/loan-store'),
  },
  {
    rule: 'ui-knows-only-itself',
    file: 'packages/ui/src/button/money.ts',
    source: using('ZERO', '@fairlead/core/pence'),
  },
  {
    rule: 'web-knows-only-core-contract-ui-brands',
    file: 'packages/web/src/resources/loan.ts',
    source: using('STORE', '@fairlead/server/resources/loan/loan-store'),
  },
  {
    rule: 'web-knows-only-core-contract-ui-brands',
    file: 'packages/web/src/resources/sms.ts',
    source: using('PORT', '@fairlead/providers/sms/port'),
  },
  {
    rule: 'server-knows-only-core-contract-brands-providers',
    file: 'packages/server/src/http/people.ts',
    source: using('PEOPLE', '@fairlead/testing/people'),
  },
  {
    rule: 'browser-without-zod',
    file: 'packages/web/src/resources/endpoints.ts',
    source: using('ENDPOINTS', '@fairlead/contract/endpoints'),
  },
  {
    rule: 'browser-without-brand-records',
    file: 'packages/web/src/app/brand.ts',
    source: using('config', '@fairlead/brands/asda/config'),
  },
  {
    rule: 'features-apart',
    file: 'packages/server/src/features/repaying/repaying-routes.ts',
    source: using('QUOTING', '../quoting/quoting-routes.ts'),
  },
  {
    rule: 'features-apart',
    file: 'packages/web/src/features/repaying/RepayScreen.tsx',
    source: "import QuoteScreen from '../quoting/QuoteScreen.tsx';\n\nexport default QuoteScreen;\n",
  },
  {
    rule: 'server-layer-database',
    file: 'packages/server/src/database/rows.ts',
    source: using('STORE', '../resources/loan/loan-store.ts'),
  },
  {
    rule: 'server-layer-resources',
    file: 'packages/server/src/resources/loan/present-loan.ts',
    source: using('QUOTING', '../../features/quoting/quoting-routes.ts'),
  },
  {
    rule: 'server-layer-resources',
    file: 'packages/server/src/resources/document/todays-documents.ts',
    source: using('ROUTE', '../../http/route.ts'),
  },
  {
    rule: 'server-layer-http',
    file: 'packages/server/src/http/all-routes.ts',
    source: using('QUOTING', '../features/quoting/quoting-routes.ts'),
  },
  {
    rule: 'server-layer-features-jobs',
    file: 'packages/server/src/jobs/log.ts',
    source: using('LOG', '../runtime/log.ts'),
  },
  {
    rule: 'web-layer-state',
    file: 'packages/web/src/state/page-settings.ts',
    source: using('BANNER', '../parts/banner.ts'),
  },
  {
    rule: 'web-layer-resources',
    file: 'packages/web/src/resources/chat.ts',
    source: using('BANNER', '../parts/banner.ts'),
  },
  {
    rule: 'web-layer-parts',
    file: 'packages/web/src/parts/quote.ts',
    source:
      "import QuoteScreen from '../features/quoting/QuoteScreen.tsx';\n\nexport const planted = QuoteScreen;\n",
  },
  {
    rule: 'web-layer-features',
    file: 'packages/web/src/features/quoting/shell.ts',
    source: using('SHELL', '../../app/shell.ts'),
  },
  {
    rule: 'adapters-chosen-in-main',
    file: 'packages/server/src/jobs/outbox.ts',
    source: using('SANDBOX', '@fairlead/providers/sms/sandbox'),
  },
  {
    rule: 'sql-in-stores',
    file: 'packages/server/src/features/quoting/quoting.ts',
    source: using('sql', 'kysely'),
  },
  {
    rule: 'helpers-of-tests-in-tests',
    file: 'packages/server/src/http/convenient.ts',
    source: using('HELPER', '../testing/helper.ts'),
  },
  { rule: 'sql-in-stores', file: 'packages/server/src/jobs/daily.ts', source: using('Pool', 'pg') },
  {
    rule: 'sql-in-stores',
    file: 'packages/server/src/jobs/sweep.ts',
    source: using('PGlite', '@electric-sql/pglite'),
  },
  {
    rule: 'no-cycles',
    file: 'packages/core/src/loan/egg.ts',
    source: "import type { Hen } from './hen.ts';\n\nexport interface Egg {\n  hen: Hen;\n}\n",
  },
  {
    rule: 'imports-resolve',
    file: 'packages/server/src/http/lost.ts',
    source: using('lost', './nowhere.ts'),
  },
];
