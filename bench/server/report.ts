import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import path from 'node:path';
import { inRoot } from '../../scripts/root.ts';
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

function conditions(): string {
  const [processor] = cpus();
  return [
    `${availableParallelism()} cores of ${processor?.model ?? 'an unknown processor'}, Node ${process.version}.`,
    `${LOANS.toLocaleString('en-GB')} loans with a year of history. ${CONNECTIONS} connections, one request at a`,
    `time on each, another borrower each time. Median of ${ROUNDS} rounds of ${ROUND_MS / 1000} s in turn.`,
  ].join(' ');
}

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
    '',
  ].join('\n');
}

/** Writes the tables to docs/benchmarks/server.md, with the date and the machine. */
export function saveTables(tables: readonly Table[]): void {
  const day = new Date().toISOString().slice(0, 10);
  const intro = `# API reads\n\nMeasured on ${day} by \`npm run bench:server -- --save\`. ${conditions()}\n`;
  const file = inRoot('docs', 'benchmarks', 'server.md');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, [intro, ...tables.map(markdownTable)].join('\n'));
}
