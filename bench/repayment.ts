// Pays early by card on each of many loans, by the API, next to the database's own rate for the same statements. Exits
// with 1 when the target is missed. --loans N sets how many; with --save the table is written to docs/benchmarks.
import { tmpdir } from 'node:os';
import { parseArgs } from 'node:util';
import { createDatabase } from '@fairlead/testing/server-database';
import { findPostgres, startPostgres } from '../scripts/postgres.ts';
import { measure } from './repayment/measure.ts';
import { printResult, saveResult } from './repayment/report.ts';

const { values } = parseArgs({
  options: { loans: { type: 'string', default: '1000' }, save: { type: 'boolean', default: false } },
});
const programs = findPostgres();
if (programs === undefined)
  throw new Error('No PostgreSQL server was found. Debian: apt-get install postgresql');
const server = await startPostgres(programs, tmpdir());
try {
  const { url, serverUrl } = await createDatabase(server.url);
  const result = await measure({ adminUrl: server.url, ownerUrl: url, serverUrl }, Number(values.loans));
  printResult(result);
  if (values.save) saveResult(result);
  process.exitCode = result.isMet ? 0 : 1;
} finally {
  server.stop();
}
