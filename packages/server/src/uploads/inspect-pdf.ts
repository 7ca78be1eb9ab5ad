import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { text } from 'node:stream/consumers';
import { accept, refuse, type Outcome } from '@fairlead/core/outcome';
import { MOST_PAGES } from '@fairlead/core/requirement/proof';
import { z } from 'zod';

const INSPECTOR = fileURLToPath(new URL('pdf-inspector.ts', import.meta.url));

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

/** What the inspector is made of: itself, how its package is read, and the library that it reads PDFs with. */
const READABLE = [INSPECTOR, `${ROOT}packages/server/package.json`, `${ROOT}node_modules/`];

/** A usual document takes a second. */
const KILLED_AFTER_MS = 10_000;

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

const finding = z.union([z.strictObject({ pages: z.int() }), z.strictObject({ refusal: inspectorRefusal })]);

/** What the inspector writes about a PDF; undefined when the file took it too long or too much memory. */
async function findingOf(bytes: Uint8Array): Promise<z.output<typeof finding> | undefined> {
  const child = spawn(process.execPath, ARGUMENTS, {
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: KILLED_AFTER_MS,
    killSignal: 'SIGKILL',
  });
  const ended = once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>;
  // A process that cannot be started has no streams, so the lines below throw before this is awaited.
  ended.catch(() => undefined);
  // A child that ends early stops reading: what it wrote until then says why.
  child.stdin.on('error', () => undefined).end(bytes);
  const [written, [code, signal]] = await Promise.all([text(child.stdout), ended]);
  if (written === '' && !ENDED_BY_FILE.includes(signal))
    throw new Error(`the PDF inspector ended with ${code}`);
  return written === '' ? undefined : finding.parse(JSON.parse(written));
}

/**
 * How many pages a PDF has, or why it is not taken. A process of its own reads it, without settings and with limits
 * of time and memory, because a small file can inflate to any size and a parser has to believe what it says.
 */
export async function inspectPdf(bytes: Uint8Array): Promise<Outcome<number, PdfRefusal>> {
  const found = await findingOf(bytes);
  if (!found) return refuse('pdfIsTooComplex');
  if ('refusal' in found) return refuse(found.refusal);
  if (found.pages === 0) return refuse('pdfNotReadable');
  return found.pages > MOST_PAGES ? refuse('pdfIsTooLong') : accept(found.pages);
}
