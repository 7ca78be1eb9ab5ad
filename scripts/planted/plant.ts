/** A file that breaks a rule, and how the tool that must notice calls that rule. */
export type Plant = { rule: string; file: string; source: string };

/** Valid files that the planted ones import. */
export const GROUND: Readonly<Record<string, string>> = {
  'packages/core/src/pence.ts': 'export const ZERO = 0;\nexport interface Pence {\n  whole: number;\n}\n',
  'packages/core/src/loan/hen.ts':
    "import type { Egg } from './egg.ts';\n\nexport interface Hen {\n  egg: Egg;\n}\n",
  'packages/core/src/calendar/unreached.test.ts':
    "import { unreached } from './unreached.ts';\n\nconsole.log(unreached());\n",
  'packages/contract/src/endpoints.ts': 'export const ENDPOINTS = [];\n',
  'packages/contract/src/wire/client.ts': 'export const CLIENT = [];\n',
  'packages/brands/src/asda/config.ts': "export const config = { id: 'asda' };\n",
  'packages/brands/src/brand-list.ts': "export { config as asda } from './asda/config.ts';\n",
  'packages/providers/src/sms/port.ts': 'export const PORT = 1;\n',
  'packages/providers/src/sms/sandbox.ts': 'export const SANDBOX = 1;\n',
  'packages/server/src/main.ts':
    "import { SANDBOX } from '@fairlead/providers/sms/sandbox';\n\nconsole.log(SANDBOX);\n",
  'packages/server/src/features/quoting/quoting-routes.ts': 'export const QUOTING = 1;\n',
  'packages/server/src/resources/loan/loan-store.ts':
    "import { sql } from 'kysely';\n\nexport const STORE = sql;\n",
  'packages/server/src/http/route.ts': 'export const ROUTE = 1;\n',
  'packages/server/src/runtime/log.ts': 'export const LOG = 1;\n',
  'packages/server/src/testing/helper.ts': 'export const HELPER = 1;\n',
  'packages/testing/src/people.ts': 'export const PEOPLE = 1;\n',
  'packages/ui/src/button/Button.tsx':
    'export function Button() {\n  return <button type="button">Go</button>;\n}\n',
  'packages/web/src/app/shell.ts': 'export const SHELL = 1;\n',
  'packages/web/src/parts/banner.ts': 'export const BANNER = 1;\n',
  'packages/web/src/features/quoting/QuoteScreen.tsx':
    'export default function QuoteScreen() {\n  return <main>Quote</main>;\n}\n',
};
