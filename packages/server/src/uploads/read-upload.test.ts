import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFHexString, PDFName, PDFRawStream, PDFString } from '@cantoo/pdf-lib';
import { EICAR } from '@fairlead/providers/virus-scan/eicar';
import { sandboxVirusScan } from '@fairlead/providers/virus-scan/sandbox';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { objectStream, pngOf } from '../testing/refused-files.ts';
import { readUpload } from './read-upload.ts';

const read = (bytes: Uint8Array) => readUpload(sandboxVirusScan(), Buffer.from(bytes).toString('base64'));

const refusalOf = async (bytes: Uint8Array) => {
  const outcome = await read(bytes);
  return outcome.ok ? 'taken' : outcome.refusal;
};

const GREY = { r: 128, g: 128, b: 128 };

const picture = (width: number, height: number): Sharp =>
  sharp({
    create: { width, height, channels: 3, background: GREY },
    limitInputPixels: false,
  });

async function pdf(
  change: (document: PDFDocument) => unknown = () => undefined,
  { pages = 1 } = {},
): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  for (let page = 0; page < pages; page += 1) document.addPage();
  await change(document);
  return document.save();
}

const action = (entries: Record<string, PDFString | PDFHexString | string>) => (document: PDFDocument) =>
  document.catalog.set(PDFName.of('OpenAction'), document.context.obj(entries));

describe('a photo', () => {
  test('becomes a new JPEG without what it said of the place, upright', async () => {
    const sent = await picture(40, 20)
      .jpeg()
      .withExif({ IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const taken = await read(sent);
    if (!taken.ok) throw new Error(taken.refusal);
    const { width, height, format, exif, orientation } = await sharp(taken.value.bytes).metadata();
    expect({ width, height, format, exif, orientation }).toMatchObject({
      width: 20,
      height: 40,
      format: 'jpeg',
    });
    expect(exif).toBeUndefined();
    expect(orientation).toBeUndefined();
    expect(taken.value).toMatchObject({ contentType: 'image/jpeg', pages: 1 });
  });

  test('that is also something else is stored as the picture alone', async () => {
    const tail = Buffer.from('PK\u0003\u0004<script>alert(1)</script>');
    const taken = await read(Buffer.concat([await picture(8, 8).jpeg().toBuffer(), tail]));
    expect(taken.ok && Buffer.from(taken.value.bytes).includes('script')).toBe(false);
    expect(taken.ok).toBe(true);
  });

  test('with transparent parts is taken', async () => {
    const clear = sharp({ create: { width: 8, height: 8, channels: 4, background: { ...GREY, alpha: 0 } } });
    expect(await refusalOf(await clear.png().toBuffer())).toBe('taken');
  });

  test('of more than 25 megapixels is refused', async () => {
    expect(await refusalOf(await picture(5200, 5000).jpeg({ quality: 1 }).toBuffer())).toBe(
      'photoIsTooLarge',
    );
  });

  test('that says it has 30,000 by 30,000 pixels is refused before it is decoded', async () => {
    expect(await refusalOf(pngOf(30_000, 30_000))).toBe('photoIsTooLarge');
  });

  test('that is cut off is refused', async () => {
    const whole = await picture(400, 400).jpeg().toBuffer();
    expect(await refusalOf(whole.subarray(0, whole.length / 2))).toBe('photoNotReadable');
  });
});

describe('a PDF', () => {
  test('is taken as it is, with its number of pages', async () => {
    const sent = await pdf(undefined, { pages: 3 });
    const taken = await read(sent);
    expect(taken).toMatchObject({ ok: true, value: { contentType: 'application/pdf', pages: 3 } });
    expect(taken.ok && Buffer.from(taken.value.bytes).equals(sent)).toBe(true);
  });

  test('that only its owner may change is taken', async () => {
    const sent = await pdf((document) => document.encrypt({ userPassword: '', ownerPassword: 'owner' }));
    expect(await refusalOf(sent)).toBe('taken');
  });

  test.each([
    [
      'a password',
      'pdfNeedsPassword',
      (document) => document.encrypt({ userPassword: 'a', ownerPassword: 'b' }),
    ],
    ['a script', 'pdfHasScript', (document) => document.addJavaScript('hello', 'app.alert(1)')],
    [
      'a script when it is opened',
      'pdfHasScript',
      action({ S: 'JavaScript', JS: PDFString.of('app.alert(1)') }),
    ],
    [
      'a script whose name is written in hexadecimal',
      'pdfHasScript',
      action({ S: 'Java#53cript', JS: PDFHexString.fromText('app.alert(1)') }),
    ],
    ['a program to start', 'pdfStartsProgram', action({ S: 'Launch', F: PDFString.of('calc.exe') })],
    ['another file inside', 'pdfHasAttachment', (document) => document.attach(Buffer.from('x'), 'x.txt')],
  ] as [string, string, (document: PDFDocument) => unknown][])(
    'with %s is refused',
    async (_what, refusal, change) => {
      expect(await refusalOf(await pdf(change))).toBe(refusal);
    },
  );

  const page = '<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj\n3 0 obj\n<</Type/Page/Parent 2 0 R>>\nendobj\n';
  const catalogWith = (entries: string, objects = '') =>
    Buffer.from(
      `%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R ${entries}>>\nendobj\n2 0 obj\n${page}${objects}` +
        'trailer<</Root 1 0 R>>\n%%EOF',
    );

  test.each([
    [
      'in an object that is broken',
      '/OpenAction 5 0 R',
      '5 0 obj\n<</S/JavaScript/JS(app.alert(1))/X @>>\nendobj\n',
    ],
    [
      'in an object that another takes the place of',
      '/OpenAction 5 0 R',
      '5 0 obj\n<</S/JavaScript/JS(app.alert(1))>>\nendobj\n5 0 obj\n<</S/Named>>\nendobj\n',
    ],
    ['named in an object of its own', '/OpenAction <</S 5 0 R/X(y)>>', '5 0 obj\n/JavaScript\nendobj\n'],
  ])('with a script %s is refused', async (_where, entries, objects) => {
    expect(await refusalOf(catalogWith(''))).toBe('taken');
    expect(await refusalOf(catalogWith(entries, objects))).toBe('pdfHasScript');
  });

  test('whose stream is packed in a way that we do not count is stopped by its memory', async () => {
    const hex = Buffer.from(deflateSync(Buffer.alloc(800_000_000), { level: 1 }).toString('hex'));
    const started = Buffer.from(
      `%PDF-1.7\n1 0 obj\n<</Type/ObjStm/N 1/First 4/Filter[/ASCIIHexDecode/FlateDecode]/Length ${hex.length}>>\nstream\n`,
    );
    const sent = Buffer.concat([
      started,
      hex,
      Buffer.from('>\nendstream\nendobj\ntrailer<</Root 2 0 R>>\n%%EOF'),
    ]);
    expect(sent.length).toBeLessThan(10 * 1024 * 1024);
    expect(await refusalOf(sent)).toBe('pdfIsTooComplex');
  });

  test('of more than 50 pages is refused', async () => {
    expect(await refusalOf(await pdf(undefined, { pages: 51 }))).toBe('pdfIsTooLong');
  });

  const large = deflateSync(Buffer.alloc(250_000_000, ' '), { level: 1 });

  test.each([
    ['once', large],
    ['twice', deflateSync(large)],
  ])('that inflates to 250 MB, packed %s, is refused', async (_how, packed) => {
    expect(await refusalOf(objectStream(packed))).toBe('pdfIsTooComplex');
  });

  test('that is damaged is refused', async () => {
    expect(await refusalOf(Buffer.from('%PDF-1.7\nhello'))).toBe('pdfNotReadable');
  });
});

describe('the text of a PDF', () => {
  const readText = async (sent: Uint8Array) => {
    const taken = await readUpload(sandboxVirusScan(), Buffer.from(sent).toString('base64'), true);
    if (!taken.ok) throw new Error(taken.refusal);
    return taken.value.text.map(({ text }) => text);
  };
  const written = (words: string) =>
    pdf((document) => document.getPage(0).drawText(words, { x: 50, y: 700 }));

  test('is read where it is asked for, and only then', async () => {
    const sent = await written('Net pay 1,900.00');
    expect(await readText(sent)).toEqual(['Net pay 1,900.00']);
    expect(await read(Buffer.from(sent))).toMatchObject({ ok: true, value: { text: [] } });
  });

  test('is not there in a picture, a blank page or a document of five pages', async () => {
    expect(await readText(await picture(8, 8).jpeg().toBuffer())).toEqual([]);
    expect(await readText(await pdf())).toEqual([]);
    const long = await pdf((document) => document.getPage(0).drawText('Net pay'), { pages: 5 });
    expect(await readText(long)).toEqual([]);
  });

  test('that is broken leaves a file that is taken', async () => {
    const sent = Buffer.from(
      '%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\n' +
        'endobj\n3 0 obj\n<</Type/Page/Parent 2 0 R/Contents 9 0 R/Resources 7>>\nendobj\ntrailer<</Root 1 0 R>>\n%%EOF',
    );
    expect(await readText(sent)).toEqual([]);
  });

  test('that takes too long or too much memory leaves a file that is taken', async () => {
    const words = deflateSync(Buffer.alloc(90_000_000, 'BT (Net pay 1,900.00) Tj ET\n'), { level: 1 });
    const sent = await pdf((document) => {
      const { context } = document;
      const font = context.obj({ Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica' });
      const contents = PDFRawStream.of(context.obj({ Filter: 'FlateDecode', Length: words.length }), words);
      const { node } = document.getPage(0);
      node.set(PDFName.of('Contents'), context.register(contents));
      node.set(PDFName.of('Resources'), context.obj({ Font: { F1: font } }));
    });
    const before = Date.now();
    expect(await readText(sent)).toEqual([]);
    expect(Date.now() - before).toBeLessThan(20_000);
  });
});

describe('a file', () => {
  test.each([
    ['without bytes', Buffer.alloc(0), 'fileIsEmpty'],
    ['of 11 MB', Buffer.alloc(11 * 1024 * 1024, 0xff), 'fileIsTooLarge'],
    ['that is text', Buffer.from('<svg onload="alert(1)"/>'), 'fileTypeNotTaken'],
    ['that is a program called a photo', Buffer.from('MZ\u0090'), 'fileTypeNotTaken'],
    ['with a virus', Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.from(EICAR)]), 'fileHasVirus'],
  ])('%s is refused', async (_what, bytes, refusal) => {
    expect(await refusalOf(bytes)).toBe(refusal);
  });
});
