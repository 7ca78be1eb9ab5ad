// Sends hostile files to the code that reads uploads, and prints how much memory the server and the process that reads
// PDFs take for each. Needs Linux. Exits with 1 when a target is missed. With --save the table is written to
// docs/benchmarks.
import { readUpload } from '@fairlead/server/uploads/read-upload';
import { sandboxVirusScan } from '@fairlead/providers/virus-scan/sandbox';
import { saveTable } from './save-table.ts';
import { HOSTILE_FILES, type HostileFile } from './uploads/hostile-files.ts';
import { whilePeaking } from './uploads/peak-memory.ts';

/** A file of the largest size is there as text and as bytes; a photo of 25 megapixels is decoded to 75 MB. */
const MOST_MORE_MB = 150;

/** The process that reads PDFs ends itself at 700 MB; it looks every 20 ms. */
const MOST_OF_CHILD_MB = 900;

async function rowOf({ name, make }: HostileFile) {
  const bytes = await make();
  const content = bytes.toString('base64');
  const { result, ms, serverMore, child } = await whilePeaking(() => readUpload(sandboxVirusScan(), content));
  return {
    file: name,
    kB: Math.ceil(bytes.length / 1024).toLocaleString('en-GB'),
    answer: result.ok ? 'taken' : result.refusal,
    ms: Math.round(ms).toLocaleString('en-GB'),
    'server MB more': serverMore.toFixed(0),
    'child MB': child === 0 ? '' : child.toFixed(0),
    target: serverMore <= MOST_MORE_MB && child <= MOST_OF_CHILD_MB ? 'met' : 'missed',
  };
}

type Row = Awaited<ReturnType<typeof rowOf>>;

function markdownOf(rows: readonly Row[]): string {
  const [first] = rows;
  if (!first) return '';
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const headings = Object.keys(first);
  const rule = headings.map((heading) => (heading === 'file' || heading === 'answer' ? '---' : '--:'));
  return [line(headings), line(rule), ...rows.map((row) => line(Object.values(row)))].join('\n');
}

const CONDITIONS =
  'Each file is read once, by the server’s own code, with PDFs in a process of their own. “Server MB more” is the most ' +
  `memory above that before the file, target ${MOST_MORE_MB}; “child MB” is the most that the process had, target ` +
  `${MOST_OF_CHILD_MB}.`;

const rows: Row[] = [];
for (const each of HOSTILE_FILES) rows.push(await rowOf(each));
console.table(rows);
if (process.argv.includes('--save'))
  saveTable(
    'uploads.md',
    'Hostile uploads',
    'npm run bench -- uploads --save',
    `${CONDITIONS}\n\n${markdownOf(rows)}`,
  );
process.exitCode = rows.every(({ target }) => target === 'met') ? 0 : 1;
