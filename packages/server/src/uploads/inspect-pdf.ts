import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { accept, refuse, type Outcome } from '@fairlead/core/outcome';
import type { TextRun } from '@fairlead/core/payslip/text-lines';
import { MOST_PAGES } from '@fairlead/core/requirement/proof';
import { z } from 'zod';

const pathOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

const INSPECTOR = pathOf('pdf-inspector.ts');

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

/** What the inspector is made of: itself, how its package is read, and the libraries that it reads PDFs with. */
const READABLE = [
  INSPECTOR,
  pathOf('pdf-text.ts'),
  `${ROOT}packages/server/package.json`,
  `${ROOT}node_modules/`,
];

/** A usual document takes a second. */
const KILLED_AFTER_MS = 10_000;

/** Of the text, after everything else. A payslip takes a fifth of a second. */
const TEXT_KILLED_AFTER_MS = 3_000;

const MOST_HEAP_MEGABYTES = 256;

/** It may read only its own files, and write nothing. */
const ARGUMENTS = [
  `--max-old-space-size=${MOST_HEAP_MEGABYTES}`,
  '--permission',
  '--allow-worker',
  ...READABLE.map((path) => `--allow-fs-read=${path}`),
  INSPECTOR,
];

/** How it ends when a file takes too long or too much: it is killed, or stops itself for want of memory. */
const ENDED_BY_FILE: readonly (NodeJS.Signals | null)[] = ['SIGKILL', 'SIGABRT', 'SIGTRAP'];

const inspectorRefusal = z.enum([
  'pdfNeedsPassword',
  'pdfHasScript',
  'pdfStartsProgram',
  'pdfHasAttachment',
  'pdfIsTooComplex',
  'pdfNotReadable',
]);

type PdfRefusal = z.output<typeof inspectorRefusal> | 'pdfIsTooLong';

const textRun = z.strictObject({
  page: z.int(),
  left: z.number(),
  top: z.number(),
  width: z.number(),
  height: z.number(),
  text: z.string(),
});

const finding = z.union([z.strictObject({ pages: z.int() }), z.strictObject({ refusal: inspectorRefusal })]);

/** A PDF that is taken. */
export interface InspectedPdf {
  readonly pages: number;
  /** Where its letters are; empty where it was not asked for, or cannot be read. */
  readonly text: readonly TextRun[];
}

/** What the inspector writes, line by line; nothing when the file took it too long or too much memory. */
async function writtenAbout(bytes: Uint8Array, readsText: boolean): Promise<readonly string[]> {
  const child = spawn(process.execPath, [...ARGUMENTS, ...(readsText ? ['--text'] : [])], {
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: KILLED_AFTER_MS,
    killSignal: 'SIGKILL',
  });
  const ended = once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>;
  // A process that cannot be started has no streams, so the lines below throw before this is awaited.
  ended.catch(() => undefined);
  let written = '';
  let textIsDue: NodeJS.Timeout | undefined;
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    written += part;
    // The first line is there, which is what counts: the text gets less time.
    textIsDue ??= setTimeout(() => child.kill('SIGKILL'), TEXT_KILLED_AFTER_MS);
  });
  // A child that ends early stops reading: what it wrote until then says why.
  child.stdin.on('error', () => undefined).end(bytes);
  const [code, signal] = await ended;
  clearTimeout(textIsDue);
  if (written === '' && !ENDED_BY_FILE.includes(signal))
    throw new Error(`the PDF inspector ended with ${code}`);
  return written.split('\n');
}

/** The text where it was written to its end: a document whose text cannot be read is taken as any other. */
function textIn(line: string): readonly TextRun[] {
  try {
    return z.array(textRun).parse(JSON.parse(line));
  } catch {
    return [];
  }
}

/**
 * How many pages a PDF has and, if asked for, its text, or why it is not taken. A process of its own reads it, without
 * settings and with limits of time and memory, because a small file can inflate to any size and a parser has to
 * believe what it says.
 */
export async function inspectPdf(
  bytes: Uint8Array,
  { readsText = false }: { readonly readsText?: boolean } = {},
): Promise<Outcome<InspectedPdf, PdfRefusal>> {
  const [first = '', second = ''] = await writtenAbout(bytes, readsText);
  if (first === '') return refuse('pdfIsTooComplex');
  const found = finding.parse(JSON.parse(first));
  if ('refusal' in found) return refuse(found.refusal);
  if (found.pages === 0) return refuse('pdfNotReadable');
  return found.pages > MOST_PAGES
    ? refuse('pdfIsTooLong')
    : accept({ pages: found.pages, text: textIn(second) });
}
