// Collects an instalment of each of many loans due on the same days, next to the database's own time for the same
// statements, alone and among many more loans. Exits with 1 when a target is missed. --loans N sets how many more,
// --due N how many are due; with --save the table is written to docs/benchmarks.
import { tmpdir } from 'node:os';
import { parseArgs } from 'node:util';
import { createDatabase } from '@fairlead/testing/server-database';
import { findPostgres, startPostgres } from '../scripts/postgres.ts';
import { measure } from './daily-run/measure.ts';
import { printResult, saveResult } from './daily-run/report.ts';

const { values } = parseArgs({
  options: {
    due: { type: 'string', default: '3300' },
    loans: { type: 'string', default: '100000' },
    save: { type: 'boolean', default: false },
  },
});
const programs = findPostgres();
if (programs === undefined)
  throw new Error('No PostgreSQL server was found. Debian: apt-get install postgresql');
const server = await startPostgres(programs, tmpdir());
try {
  const { url, serverUrl } = await createDatabase(server.url);
  const place = { adminUrl: server.url, ownerUrl: url, serverUrl };
  const result = await measure(place, { due: Number(values.due), fillers: Number(values.loans) });
  printResult(result);
  if (values.save) saveResult(result);
  process.exitCode = result.rows.every(({ isMet }) => isMet !== false) ? 0 : 1;
} finally {
  server.stop();
}
