import { saveTable } from '../save-table.ts';
import { ROUNDS, type Result, type ResultRow } from './measure.ts';

const LARGE = 33_000;

const TITLE = 'The daily run';
const COMMAND = 'npm run bench -- daily-run --save';

const cells = ({ name, msEach, ratio, isMet }: ResultRow): readonly string[] => [
  name,
  msEach.toFixed(2),
  ratio?.toFixed(2) ?? '',
  isMet === null ? '' : isMet ? 'met' : 'missed',
];

const HEADINGS = ['', 'ms each', 'ratio', 'target'] as const;

function notes({ due, statementsEach, heapMiB, rows }: Result): string {
  const each = rows[1]?.msEach ?? 0;
  const minutes = ((each * LARGE) / 60_000).toFixed(1);
  return [
    `${due.toLocaleString('en-GB')} loans, of which an instalment is submitted on one day and collected on another: both days whole, with the sandbox of Direct Debit in the same database and the message about each payment sent. ${statementsEach.toFixed(1)} statements each. Median of ${ROUNDS} runs on copies of one database.`,
    `The ratio is to the database's own time for the same statements, one after another (at most 3), and to the run without other loans (at most 1.2). Most memory in use: ${heapMiB.alone.toFixed(0)} MiB, among other loans ${heapMiB.among.toFixed(0)} MiB. ${LARGE.toLocaleString('en-GB')} such loans would take ${minutes} minutes (extrapolated).`,
  ].join('\n\n');
}

export function printResult(result: Result): void {
  console.table(
    result.rows.map((row) =>
      Object.fromEntries(cells(row).map((cell, index) => [HEADINGS[index] || 'run', cell])),
    ),
  );
  console.log(notes(result));
}

/** Writes the table to docs/benchmarks/daily-run.md. */
export function saveResult(result: Result): void {
  const line = (texts: readonly string[]): string => `| ${texts.join(' | ')} |`;
  const table = [line(HEADINGS), '| --- | --: | --: | --: |', ...result.rows.map((row) => line(cells(row)))];
  saveTable('daily-run.md', TITLE, COMMAND, [notes(result), table.join('\n')].join('\n\n'));
}
