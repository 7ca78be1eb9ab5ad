// Run in a process of its own by inspect-pdf.ts: reads a PDF from its input and writes what it found as JSON.
import { buffer } from 'node:stream/consumers';
import { constants, inflateSync } from 'node:zlib';
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFStream, type PDFObject } from '@cantoo/pdf-lib';

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

/** Whether the streams inflate to more than is allowed. Nothing is parsed before this is known. */
function isTooLarge(pdf: Buffer): boolean {
  let left = MOST_INFLATED_BYTES;
  for (let at = pdf.indexOf('stream'); at >= 0; at = pdf.indexOf('stream', at + 1)) {
    let start = at + 'stream'.length;
    while (LINE_ENDS.includes(pdf[start])) start += 1;
    let layer = pdf.subarray(start);
    for (let depth = 0; depth < MOST_LAYERS && isZlib(layer); depth += 1) {
      const inside = left > 0 ? inflated(layer, left) : null;
      if (inside === null) return true;
      left -= inside.length;
      layer = inside;
    }
  }
  return false;
}

const named = (name: string) => PDFName.of(name);

/** What a dictionary must not be, by the refusal that it leads to. Names that are written in hexadecimal count. */
const FORBIDDEN = {
  pdfHasScript: (dict) =>
    dict.get(named('S')) === named('JavaScript') || dict.has(named('JS')) || dict.has(named('XFA')),
  pdfStartsProgram: (dict) => dict.get(named('S')) === named('Launch'),
  pdfHasAttachment: (dict) => dict.get(named('Type')) === named('EmbeddedFile') || dict.has(named('EF')),
} as const satisfies Record<string, (dict: PDFDict) => boolean>;

function forbiddenIn(object: PDFObject | undefined): string | undefined {
  if (object instanceof PDFArray) return firstIn(object.asArray());
  const dict = object instanceof PDFStream ? object.dict : object;
  if (!(dict instanceof PDFDict)) return undefined;
  const [refusal] = Object.entries(FORBIDDEN).find(([, isForbidden]) => isForbidden(dict)) ?? [];
  return refusal ?? firstIn(dict.values());
}

function firstIn(objects: readonly PDFObject[]): string | undefined {
  for (const object of objects) {
    const refusal = forbiddenIn(object);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}

async function inspect(pdf: Buffer): Promise<{ refusal: string } | { pages: number }> {
  if (isTooLarge(pdf)) return { refusal: 'pdfIsTooComplex' };
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

process.stdout.write(JSON.stringify(await inspect(await buffer(process.stdin))));
