import { saveTable } from '../save-table.ts';
import { CONNECTIONS } from '../server/http-client.ts';
import { ROUNDS, type Result } from './measure.ts';

const HEADINGS = ['', 'a second', 'p50 ms', 'p99 ms', 'of the database', 'target'] as const;

function rowsOf({ product, databasePerSecond, ofDatabase, isMet }: Result): readonly (readonly string[])[] {
  const { perSecond, p50, p99 } = product;
  return [
    ['the database alone, the same statements', databasePerSecond.toFixed(0), '', '', '', ''],
    [
      'POST /v2/loans/{id}/card-late-repayment-attempt-charge',
      perSecond.toFixed(0),
      p50.toFixed(1),
      p99.toFixed(1),
      ofDatabase.toFixed(2),
      isMet ? 'met' : 'missed',
    ],
  ];
}

const notes = ({ loans, statementsEach }: Result): string =>
  `${loans.toLocaleString('en-GB')} loans with a year of history, each paid early by card once, ${CONNECTIONS} at a time, in the server's process without sockets: the event, its postings, the payment, the audit rows, the answer under its key, and the sandbox's card in the same database. ${statementsEach.toFixed(1)} statements each. The database runs the same statements over as many connections. Median of ${ROUNDS} runs in turn on copies of one database; at least a third of the database's rate.`;

export function printResult(result: Result): void {
  console.table(
    rowsOf(result).map((cells) =>
      Object.fromEntries(cells.map((cell, index) => [HEADINGS[index] || 'run', cell])),
    ),
  );
  console.log(notes(result));
}

/** Writes the table to docs/benchmarks/repayment.md. */
export function saveResult(result: Result): void {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const table = [line(HEADINGS), '| --- | --: | --: | --: | --: | --: |', ...rowsOf(result).map(line)];
  saveTable(
    'repayment.md',
    'A repayment',
    'npm run bench -- repayment --save',
    [notes(result), table.join('\n')].join('\n\n'),
  );
}
