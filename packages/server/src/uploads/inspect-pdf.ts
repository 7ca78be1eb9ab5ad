import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { text } from 'node:stream/consumers';
import { accept, refuse, type Outcome } from '@fairlead/core/outcome';
import { MOST_PAGES } from '@fairlead/core/requirement/proof';
import { z } from 'zod';

const INSPECTOR = fileURLToPath(new URL('pdf-inspector.ts', import.meta.url));

/** The root of the product, which has the inspector and the library that it reads PDFs with. */
const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

/** A usual document takes a second. */
const KILLED_AFTER_MS = 10_000;

const MOST_HEAP_MEGABYTES = 256;

/** It may read the product's own files, and no setting of the server reaches it. */
const ARGUMENTS = [
  `--max-old-space-size=${MOST_HEAP_MEGABYTES}`,
  '--permission',
  `--allow-fs-read=${ROOT}`,
  INSPECTOR,
];

const REFUSALS = {
  pdfNeedsPassword: 'pdfNeedsPassword',
  pdfHasScript: 'pdfHasScript',
  pdfStartsProgram: 'pdfStartsProgram',
  pdfHasAttachment: 'pdfHasAttachment',
  pdfIsTooComplex: 'pdfIsTooComplex',
  pdfNotReadable: 'pdfNotReadable',
} as const;

type PdfRefusal = keyof typeof REFUSALS | 'pdfIsTooLong';

const finding = z.union([z.strictObject({ pages: z.int() }), z.strictObject({ refusal: z.enum(REFUSALS) })]);

/** What the inspector writes about a PDF; undefined when it was ended, by its limits or by the file. */
async function findingOf(bytes: Uint8Array): Promise<z.output<typeof finding> | undefined> {
  const child = spawn(process.execPath, ARGUMENTS, {
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: KILLED_AFTER_MS,
    killSignal: 'SIGKILL',
  });
  const failure = once(child, 'error').then(([error]) => Promise.reject(error as Error));
  // A child that ends early stops reading: what it wrote until then says why.
  child.stdin.on('error', () => undefined).end(bytes);
  const written = await Promise.race([text(child.stdout), failure]);
  return written === '' ? undefined : finding.parse(JSON.parse(written));
}

let last: Promise<unknown> = Promise.resolve();

/** One after another: each takes a processor for as long as it runs. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work);
  last = turn.catch(() => undefined);
  return turn;
}

/**
 * How many pages a PDF has, or why it is not taken. A process of its own reads it, without rights and with limits of
 * time and memory, because a small file can inflate to any size and a parser has to believe what it says.
 */
export async function inspectPdf(bytes: Uint8Array): Promise<Outcome<number, PdfRefusal>> {
  const found = await inTurn(() => findingOf(bytes));
  if (!found) return refuse('pdfIsTooComplex');
  if ('refusal' in found) return refuse(found.refusal);
  if (found.pages === 0) return refuse('pdfNotReadable');
  return found.pages > MOST_PAGES ? refuse('pdfIsTooLong') : accept(found.pages);
}
