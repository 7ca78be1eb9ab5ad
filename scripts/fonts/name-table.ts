/** What a font says of itself: the numbers of the OpenType specification's "name" table. */
export type FontNames = { family: string; copyright: string };

const WINDOWS = 3;
const UNICODE = 1;
const ENGLISH = 0x409;
const RECORD_BYTES = 12;
const HEADER_BYTES = 6;

function textsOf({ family, copyright }: FontNames): [id: number, text: string][] {
  const postScriptName = family.replaceAll(' ', '');
  return [
    [0, copyright],
    [1, family],
    [2, 'Regular'],
    [3, postScriptName],
    [4, family],
    [6, postScriptName],
    [14, 'https://openfontlicense.org'],
  ];
}

function nameTable(names: FontNames): Buffer {
  const texts = textsOf(names).map(([id, text]) => ({ id, bytes: Buffer.from(text, 'utf16le').swap16() }));
  const head = Buffer.alloc(HEADER_BYTES + texts.length * RECORD_BYTES);
  head.writeUInt16BE(texts.length, 2);
  head.writeUInt16BE(head.length, 4);
  let offset = 0;
  for (const [index, { id, bytes }] of texts.entries()) {
    const fields = [WINDOWS, UNICODE, ENGLISH, id, bytes.length, offset];
    for (const [column, field] of fields.entries()) {
      head.writeUInt16BE(field, HEADER_BYTES + index * RECORD_BYTES + column * 2);
    }
    offset += bytes.length;
  }
  return Buffer.concat([head, ...texts.map(({ bytes }) => bytes)]);
}

const FONT_HEADER_BYTES = 12;
const ENTRY_BYTES = 16;
const NUMBER_OF_TABLES = 4;

type Table = { tag: string; bytes: Buffer };

function tablesOf(font: Buffer): Table[] {
  return Array.from({ length: font.readUInt16BE(NUMBER_OF_TABLES) }, (_, index) => {
    const entry = FONT_HEADER_BYTES + index * ENTRY_BYTES;
    const offset = font.readUInt32BE(entry + 8);
    return {
      tag: font.toString('latin1', entry, entry + 4),
      bytes: font.subarray(offset, offset + font.readUInt32BE(entry + 12)),
    };
  });
}

function padded(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
}

function checksum(bytes: Buffer): number {
  const whole = padded(bytes);
  let sum = 0;
  for (let at = 0; at < whole.length; at += 4) sum = (sum + whole.readUInt32BE(at)) % 2 ** 32;
  return sum;
}

/** The same font (TrueType, not compressed) under other names. The sum over the whole file is left to the packer. */
export function renamed(font: Buffer, names: FontNames): Buffer {
  const tables = tablesOf(font).map((table) =>
    table.tag === 'name' ? { tag: 'name', bytes: nameTable(names) } : table,
  );
  const directory = Buffer.from(font.subarray(0, FONT_HEADER_BYTES + tables.length * ENTRY_BYTES));
  let offset = directory.length;
  for (const [index, { bytes }] of tables.entries()) {
    const entry = FONT_HEADER_BYTES + index * ENTRY_BYTES;
    directory.writeUInt32BE(checksum(bytes), entry + 4);
    directory.writeUInt32BE(offset, entry + 8);
    directory.writeUInt32BE(bytes.length, entry + 12);
    offset += padded(bytes).length;
  }
  return Buffer.concat([directory, ...tables.map(({ bytes }) => padded(bytes))]);
}
