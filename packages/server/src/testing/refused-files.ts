import { crc32, constants, deflateRawSync, deflateSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { EICAR } from '@fairlead/providers/virus-scan/eicar';
import sharp from 'sharp';

const MEBIBYTE = 1024 * 1024;

/** A PDF of small pages, changed before it is written. */
async function pdf(change: (document: PDFDocument) => unknown, pages = 1): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  for (let page = 0; page < pages; page += 1) document.addPage([100, 100]);
  await change(document);
  return document.save({ useObjectStreams: false });
}

/** A grey photo. */
const jpeg = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: 'grey' } })
    .jpeg({ quality: 1 })
    .toBuffer();

async function halfOfPhoto(): Promise<Uint8Array> {
  const whole = await jpeg(400, 400);
  return whole.subarray(0, whole.length / 2);
}

function chunk(type: string, data: Buffer): Buffer {
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  const body = Buffer.concat([Buffer.from(type), data]);
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A PNG that says how large it is, of which hardly anything is there. */
export function pngOf(width: number, height: number): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const rows = deflateSync(Buffer.alloc(1000));
  return Buffer.concat([start, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

const launch = (document: PDFDocument): void =>
  document.catalog.set(
    PDFName.of('OpenAction'),
    document.context.obj({ S: 'Launch', F: PDFString.of('calc.exe') }),
  );

/** A stream of objects, packed like this. */
export const objectStream = (packed: Uint8Array): Buffer =>
  Buffer.concat([
    Buffer.from(
      `%PDF-1.7\n1 0 obj\n<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${packed.length}>>\nstream\n`,
    ),
    packed,
    Buffer.from('\nendstream\nendobj\ntrailer<</Root 2 0 R>>\n%%EOF'),
  ]);

/** The check value of so many zeros (RFC 1950, 8.2). */
function adlerOfZeros(count: number): Buffer {
  const check = Buffer.alloc(4);
  check.writeUInt16BE(count % 65_521, 0);
  check.writeUInt16BE(1, 2);
  return check;
}

/** 400 KB that unpack to some 380 MiB of zeros: one packed mebibyte, repeated. */
function bomb(): Buffer {
  const zeros = deflateRawSync(Buffer.alloc(MEBIBYTE), { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  const times = Math.floor(400_000 / zeros.length);
  const [header, last] = [Buffer.from([0x78, 0xda]), Buffer.from([0x03, 0x00])];
  const repeated = Array.from({ length: times }, () => zeros);
  return objectStream(Buffer.concat([header, ...repeated, last, adlerOfZeros(times * MEBIBYTE)]));
}

interface RefusedFile {
  readonly what: string;
  /** What the borrower then does is in the message. */
  readonly message: RegExp;
  readonly bytes: () => Promise<Uint8Array> | Uint8Array;
}

/** What can be wrong with a file, by the refusal. */
export const REFUSED_FILES = {
  fileIsEmpty: [{ what: 'no bytes', message: /is empty/, bytes: () => Buffer.alloc(0) }],
  fileTypeNotTaken: [
    {
      what: 'the bytes of no photo and no PDF',
      message: /JPG, PNG or PDF/,
      bytes: () => Buffer.from('MZ\u0090'),
    },
  ],
  fileIsTooLarge: [
    {
      what: 'more than 10 MB',
      message: /smaller than 10 MB/,
      bytes: () => Buffer.alloc(10.2 * MEBIBYTE, 0xff),
    },
  ],
  photoIsTooLarge: [
    { what: '26 megapixels', message: /25 megapixels/, bytes: () => jpeg(5_200, 5_000) },
    { what: '30,000 by 30,000 pixels', message: /25 megapixels/, bytes: () => pngOf(30_000, 30_000) },
  ],
  photoNotReadable: [{ what: 'half of a photo', message: /damaged/, bytes: halfOfPhoto }],
  fileHasVirus: [
    { what: 'the EICAR test text', message: /virus/, bytes: () => Buffer.from(`%PDF-1.7\n${EICAR}`) },
  ],
  pdfHasScript: [
    {
      what: 'a script',
      message: /contains a script.*Print it to a new PDF/,
      bytes: () => pdf((document) => document.addJavaScript('hello', 'app.alert(1)')),
    },
  ],
  pdfStartsProgram: [
    { what: 'a program to start', message: /can start a program/, bytes: () => pdf(launch) },
  ],
  pdfHasAttachment: [
    {
      what: 'another file inside',
      message: /Send that file by itself/,
      bytes: () => pdf((document) => document.attach(Buffer.from('x'), 'x.txt')),
    },
  ],
  pdfNeedsPassword: [
    {
      what: 'a password',
      message: /Save a copy without one/,
      bytes: () => pdf((document) => document.encrypt({ userPassword: 'a', ownerPassword: 'b' })),
    },
  ],
  pdfIsTooLong: [{ what: '51 pages', message: /more than 50 pages/, bytes: () => pdf(() => undefined, 51) }],
  pdfIsTooComplex: [{ what: '400 KB that unpack to 380 MB', message: /complex/, bytes: bomb }],
  pdfNotReadable: [
    {
      what: 'a PDF that ends early',
      message: /damaged.*or a photo of it/,
      bytes: () => Buffer.from('%PDF-1.7\nhello'),
    },
  ],
} as const satisfies Record<string, readonly RefusedFile[]>;
