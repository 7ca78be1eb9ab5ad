import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { crc32, createDeflate, deflateSync } from 'node:zlib';

/** A file that someone could send, made here: the bombs are far larger than what is in memory while they are made. */
export interface HostileFile {
  readonly name: string;
  readonly make: () => Buffer | Promise<Buffer>;
}

const MEGABYTE = 1024 * 1024;

/** Zeros, packed. They are never in memory together. */
async function packedZeros(megabytes: number): Promise<Buffer> {
  const deflate = createDeflate({ level: 9 });
  const packed: Buffer[] = [];
  deflate.on('data', (chunk: Buffer) => packed.push(chunk));
  const zeros = Buffer.alloc(MEGABYTE);
  for (let written = 0; written < megabytes; written += 1)
    if (!deflate.write(zeros)) await once(deflate, 'drain');
  deflate.end();
  await once(deflate, 'end');
  return Buffer.concat(packed);
}

/** Data in a filter that the inspector does not count: in run-length encoding two bytes are up to 128 (ISO 32000-1, 7.4.5). */
const runs = (megabytes: number): Buffer =>
  Buffer.alloc((megabytes * MEGABYTE * 2) / 128, Buffer.from([0x81, 0]));

/** A PDF of one page with these streams as its objects. */
function pdfWith(streams: readonly (readonly [entries: string, bytes: Buffer])[]): Buffer {
  const page = [
    '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 100 100]>>endobj\n',
  ];
  const objects = streams.flatMap(([entries, bytes], index) => [
    Buffer.from(`${index + 4} 0 obj<<${entries}/Length ${bytes.length}>>stream\n`),
    bytes,
    Buffer.from('\nendstream endobj\n'),
  ]);
  return Buffer.concat([
    Buffer.from(page.join('')),
    ...objects,
    Buffer.from('trailer<</Root 1 0 R>>\n%%EOF\n'),
  ]);
}

const OBJECT_STREAM = '/Type/ObjStm/N 1/First 4/Filter/FlateDecode';

/** Text after the frame of a PDF. */
const pdfOf = (text: string): Buffer => Buffer.concat([pdfWith([]), Buffer.from(text)]);

function chunk(type: string, data: Buffer): Buffer {
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  const body = Buffer.concat([Buffer.from(type), data]);
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A grey PNG of these rows, which says that it is of this size. */
async function pngOf(side: number, rows: number): Promise<Buffer> {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pixels = await packedZeros(Math.ceil((rows * (side * 3 + 1)) / MEGABYTE));
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Each with what it tries. The first is harmless: what the others cost is compared with it. */
export const HOSTILE_FILES: readonly HostileFile[] = [
  { name: 'a PDF of one page', make: () => pdfWith([]) },
  {
    name: 'an object stream that inflates to 400 MB',
    make: async () => pdfWith([[OBJECT_STREAM, await packedZeros(400)]]),
  },
  {
    name: 'the same, packed twice',
    make: async () =>
      pdfWith([['/Filter[/FlateDecode/FlateDecode]', deflateSync(await packedZeros(400), { level: 9 })]]),
  },
  {
    name: '200 streams of 2 MB each',
    make: async () => {
      const packed = await packedZeros(2);
      return pdfWith(Array.from({ length: 200 }, () => ['/Filter/FlateDecode', packed] as const));
    },
  },
  {
    name: 'an object stream of 500 MB in run-length encoding',
    make: () => pdfWith([['/Type/ObjStm/N 1/First 4/Filter/RunLengthDecode', runs(500)]]),
  },
  { name: '2 million brackets inside each other', make: () => pdfOf(`4 0 obj${'['.repeat(2_000_000)}`) },
  { name: '400,000 empty objects', make: () => pdfOf('4 0 obj null endobj\n'.repeat(400_000)) },
  {
    name: '10 MB that only begin as a PDF',
    make: () => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(10 * MEGABYTE - 9)]),
  },
  { name: 'a PNG that says 30,000 by 30,000 pixels', make: () => pngOf(30_000, 1) },
  { name: 'a PNG of 25 megapixels', make: () => pngOf(5_000, 5_000) },
];
