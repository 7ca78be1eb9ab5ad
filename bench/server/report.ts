import { saveTable } from '../save-table.ts';
import { CONNECTIONS } from './http-client.ts';
import { ROUND_MS, ROUNDS, type Row } from './measure.ts';
import { LOANS, type Table } from './places.ts';

const COLUMNS: readonly (readonly [heading: string, cell: (row: Row) => string])[] = [
  ['', ({ name }) => name],
  ['a second', ({ perSecond }) => Math.round(perSecond).toLocaleString('en-GB')],
  ['p50 ms', ({ p50 }) => p50.toFixed(2)],
  ['p99 ms', ({ p99 }) => p99.toFixed(2)],
  ['round trips', ({ roundTrips }) => roundTrips?.toFixed(1) ?? ''],
  ['of the bare server', ({ ofFloor }) => ofFloor?.toFixed(2) ?? ''],
  ['of the database', ({ ofDatabase }) => ofDatabase?.toFixed(2) ?? ''],
  ['target', ({ isMet }) => (isMet === null ? '' : isMet ? 'met' : 'missed')],
];

const CONDITIONS = [
  `${LOANS.toLocaleString('en-GB')} loans with a year of history. ${CONNECTIONS} connections, one request at a`,
  `time on each, another borrower each time, whose session has been seen before. Median of ${ROUNDS} rounds of ${ROUND_MS / 1000} s in turn.`,
].join(' ');

export function printTable({ title, rows }: Table): void {
  console.log(`\n${title}`);
  console.table(
    rows.map((row) => Object.fromEntries(COLUMNS.map(([heading, cell]) => [heading || 'read', cell(row)]))),
  );
}

function markdownTable({ title, rows }: Table): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    `## ${title}`,
    '',
    line(COLUMNS.map(([heading]) => heading)),
    line(COLUMNS.map((_column, index) => (index === 0 ? '---' : '--:'))),
    ...rows.map((row) => line(COLUMNS.map(([, cell]) => cell(row).trim()))),
  ].join('\n');
}

/** Writes the tables to docs/benchmarks/server.md. */
export function saveTables(tables: readonly Table[]): void {
  const text = [CONDITIONS, ...tables.map(markdownTable)].join('\n\n').trimEnd();
  saveTable('server.md', 'API reads', 'npm run bench:server -- --save', text);
}
