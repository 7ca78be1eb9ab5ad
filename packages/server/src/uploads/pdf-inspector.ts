// Run in a process of its own by inspect-pdf.ts: reads a PDF from its input and writes what it found as JSON, then its
// text in a second line where that was asked for.
import { buffer } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { constants, inflateSync } from 'node:zlib';
import type * as PdfLib from '@cantoo/pdf-lib';

/** The library's build in one file, which loads in a quarter of the time of its 190 modules. */
const PDF_LIB = new URL('../dist/pdf-lib.esm.min.js', import.meta.resolve('@cantoo/pdf-lib')).href;

// The same library: only that file has no types.
const pdfLib = (await import(PDF_LIB)) as typeof PdfLib;
const { PDFArray, PDFDict, PDFDocument, PDFName, PDFStream } = pdfLib;

/** What its streams may inflate to, all together. A page scanned in colour takes about 25 MB. */
const MOST_INFLATED_BYTES = 200_000_000;

/** How often a stream may be packed in another. */
const MOST_LAYERS = 3;

/** Whether bytes begin as data in zlib's format does (RFC 1950, 2.2). */
function isZlib([method = 0, flags = 0]: Uint8Array): boolean {
  return (method & 0x0f) === 8 && ((method << 8) | flags) % 31 === 0;
}

/** What the bytes inflate to, as far as they can be read; null when that is more than `most` bytes. */
function inflated(packed: Uint8Array, most: number): Buffer | null {
  try {
    return inflateSync(packed, { maxOutputLength: most, finishFlush: constants.Z_SYNC_FLUSH });
  } catch (error) {
    return (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? null : Buffer.alloc(0);
  }
}

const LINE_ENDS: readonly (number | undefined)[] = [0x0d, 0x0a];

/**
 * What its bytes and streams show before anything is parsed: that they inflate to more than is allowed, or a forbidden
 * name.
 */
function refusedUnparsed(pdf: Buffer): string | undefined {
  let found = forbiddenNameIn(pdf);
  let left = MOST_INFLATED_BYTES;
  for (let at = pdf.indexOf('stream'); at >= 0; at = pdf.indexOf('stream', at + 1)) {
    let start = at + 'stream'.length;
    while (LINE_ENDS.includes(pdf[start])) start += 1;
    let layer = pdf.subarray(start);
    for (let depth = 0; depth < MOST_LAYERS && isZlib(layer); depth += 1) {
      const inside = left > 0 ? inflated(layer, left) : null;
      if (inside === null) return 'pdfIsTooComplex';
      if (isObjectStream(inside)) found ??= forbiddenNameIn(inside);
      left -= inside.length;
      layer = inside;
    }
  }
  return found;
}

/** Names that no document needs that only shows something, by the refusal that each leads to. */
const FORBIDDEN_NAMES: Readonly<Record<string, string>> = {
  '/JavaScript': 'pdfHasScript',
  '/Launch': 'pdfStartsProgram',
  '/EmbeddedFile': 'pdfHasAttachment',
};

/** "/Java#53cript" is "/JavaScript" (ISO 32000-1, 7.3.5). */
const unescaped = (name: string): string =>
  name.replaceAll(/#([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** The refusal for a forbidden name anywhere in a text, also where a reader and our parser would not agree on it. */
function forbiddenNameIn(text: Buffer): string | undefined {
  for (const [name] of text.toString('latin1').matchAll(/\/[A-Za-z#][\w#]{3,40}/g)) {
    const refusal = FORBIDDEN_NAMES[unescaped(name)];
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}

/** Objects packed in a stream begin with their numbers and places. */
const isObjectStream = (inside: Buffer): boolean =>
  /^\s*\d+\s+\d+/.test(inside.subarray(0, 40).toString('latin1'));

const named = (name: string) => PDFName.of(name);

/** What a dictionary must not be, by the refusal that it leads to. Names that are written in hexadecimal count. */
const FORBIDDEN = {
  pdfHasScript: (dict) =>
    dict.lookup(named('S')) === named('JavaScript') || dict.has(named('JS')) || dict.has(named('XFA')),
  pdfStartsProgram: (dict) => dict.lookup(named('S')) === named('Launch'),
  pdfHasAttachment: (dict) => dict.lookup(named('Type')) === named('EmbeddedFile') || dict.has(named('EF')),
} as const satisfies Record<string, (dict: PdfLib.PDFDict) => boolean>;

function forbiddenIn(object: PdfLib.PDFObject | undefined): string | undefined {
  if (object instanceof PDFArray) return firstIn(object.asArray());
  const dict = object instanceof PDFStream ? object.dict : object;
  if (!(dict instanceof PDFDict)) return undefined;
  const [refusal] = Object.entries(FORBIDDEN).find(([, isForbidden]) => isForbidden(dict)) ?? [];
  return refusal ?? firstIn(dict.values());
}

function firstIn(objects: readonly PdfLib.PDFObject[]): string | undefined {
  for (const object of objects) {
    const refusal = forbiddenIn(object);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}

async function inspect(pdf: Buffer): Promise<{ refusal: string } | { pages: number }> {
  const unparsed = refusedUnparsed(pdf);
  if (unparsed !== undefined) return { refusal: unparsed };
  try {
    // An empty password opens what anyone may read, though not change.
    const document = await PDFDocument.load(pdf, { password: '', updateMetadata: false });
    const objects = document.context.enumerateIndirectObjects().map(([, object]) => object);
    const refusal = firstIn(objects);
    return refusal === undefined ? { pages: document.getPageCount() } : { refusal };
  } catch (error) {
    // The library says only in words that the empty password is not the one.
    return { refusal: /password|encrypt/i.test(String(error)) ? 'pdfNeedsPassword' : 'pdfNotReadable' };
  }
}

/** Buffers do not count as heap, so a thread watches the memory of the whole process. */
const MOST_BYTES = 700_000_000;
const watch = `setInterval(() => {
  if (process.memoryUsage.rss() > ${MOST_BYTES}) process.kill(process.pid, 'SIGKILL');
}, 20)`;
new Worker(watch, { eval: true }).unref();

const pdf = await buffer(process.stdin);
const found = await inspect(pdf);
process.stdout.write(`${JSON.stringify(found)}\n`);
// The first line counts whatever becomes of the second.
if (process.argv.includes('--text') && 'pages' in found) {
  const { textOf } = await import('./pdf-text.ts');
  process.stdout.write(JSON.stringify(await textOf(pdf)));
}
