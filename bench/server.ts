// Compares the API's reads with what node:http and the database can do at most on this machine, in one run. Exits with
// 1 when a target is missed. With --save the tables are written to docs/benchmarks.
import { measureEverywhere } from './server/places.ts';
import { printTable, saveTables } from './server/report.ts';

const tables = await measureEverywhere();
for (const table of tables) printTable(table);
if (process.argv.includes('--save')) saveTables(tables);
process.exitCode = tables.every(({ rows }) => rows.every(({ isMet }) => isMet !== false)) ? 0 : 1;
