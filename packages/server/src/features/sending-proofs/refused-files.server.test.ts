import { clamdDouble } from '@fairlead/providers/double/clamd-double';
import { openOutbound, type Outbound } from '@fairlead/providers/outbound/outbound';
import { EICAR } from '@fairlead/providers/virus-scan/eicar';
import { clamdVirusScan } from '@fairlead/providers/virus-scan/live';
import { applied, followUp } from '@fairlead/testing/journeys/applying';
import { newApplicant } from '@fairlead/testing/people';
import { file, photo } from '@fairlead/testing/sent-files';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let server: TestServer;
let call: { token: string; params: { id: string } };
beforeAll(async () => {
  server = await startTestServer();
  call = await asked(server);
});
afterAll(() => server.close());

async function asked(of: TestServer) {
  const borrower = await applied(of, newApplicant('Ada', 'Accept-Identity'));
  const { identity } = await followUp(of, borrower);
  return { token: borrower.token, params: { id: identity } };
}

async function pdf(change: (document: PDFDocument) => unknown, pages = 1): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  for (let page = 0; page < pages; page += 1) document.addPage([100, 100]);
  await change(document);
  return document.save({ useObjectStreams: false });
}

const jpeg = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: 'grey' } })
    .jpeg({ quality: 1 })
    .toBuffer();

async function halfOfPhoto(): Promise<Uint8Array> {
  const whole = await jpeg(400, 400);
  return whole.subarray(0, whole.length / 2);
}

type Row = readonly [
  what: string,
  refusal: string,
  message: RegExp,
  bytes: () => Promise<Uint8Array> | Uint8Array,
];

/** What can be wrong with a file, and what the borrower then does. */
const ROWS: readonly Row[] = [
  ['no bytes', 'fileIsEmpty', /is empty/, () => Buffer.alloc(0)],
  ['the bytes of no photo and no PDF', 'fileTypeNotTaken', /JPG, PNG or PDF/, () => Buffer.from('MZ\u0090')],
  ['more than 10 MB', 'fileIsTooLarge', /smaller than 10 MB/, () => Buffer.alloc(10.2 * 1024 * 1024, 0xff)],
  ['26 megapixels', 'photoIsTooLarge', /25 megapixels/, () => jpeg(5_200, 5_000)],
  ['half of a photo', 'photoNotReadable', /damaged/, halfOfPhoto],
  ['the EICAR test text', 'fileHasVirus', /virus/, () => Buffer.from(`%PDF-1.7\n${EICAR}`)],
  [
    'a script',
    'pdfHasScript',
    /contains a script.*Print it to a new PDF/,
    () => pdf((document) => document.addJavaScript('hello', 'app.alert(1)')),
  ],
  [
    'another file inside',
    'pdfHasAttachment',
    /Send that file by itself/,
    () => pdf((document) => document.attach(Buffer.from('x'), 'x.txt')),
  ],
  [
    'a password',
    'pdfNeedsPassword',
    /Save a copy without one/,
    () => pdf((document) => document.encrypt({ userPassword: 'a', ownerPassword: 'b' })),
  ],
  ['51 pages', 'pdfIsTooLong', /more than 50 pages/, () => pdf(() => undefined, 51)],
  [
    'a PDF that ends early',
    'pdfNotReadable',
    /damaged.*or a photo of it/,
    () => Buffer.from('%PDF-1.7\nhello'),
  ],
];

describe('a file', () => {
  test.each(ROWS)('with %s is refused as %s, and says what to do', async (_what, type, message, bytes) => {
    const answer = await server.call('proofOfId', { ...call, body: file('passport.jpg', await bytes()) });
    expect(answer).toMatchObject({
      status: 422,
      error: { type, message: expect.stringMatching(message) as string },
    });
  });

  test('whose bytes are not in base64 is refused', async () => {
    for (const content of ['not base64!', 'abc']) {
      const answer = await server.call('proofOfId', { ...call, body: { ...photo(), content } });
      expect(answer).toMatchObject({
        status: 400,
        error: { fields: { content: ['Send the bytes of the file in base64'] } },
      });
    }
  });

  test('of 11 MB is refused before it is read', async () => {
    const large = file('passport.jpg', Buffer.alloc(11 * 1024 * 1024, 0xff));
    const answer = await server.call('proofOfId', { ...call, body: large });
    expect(answer).toMatchObject({ status: 413, error: { type: 'bodyTooLarge' } });
  });

  test('that was refused leaves nothing; a good one is taken after all of them', async () => {
    const stored = () => server.db.selectFrom('attachments').select('id').execute();
    expect(await stored()).toEqual([]);
    expect((await server.call('proofOfId', { ...call, body: photo() })).status).toBe(200);
    expect(await stored()).toHaveLength(1);
  });
});

test('the twenty-first file of an hour is refused, whatever became of those before', async () => {
  const limited = await startTestServer({ settings: { RATE_LIMIT_MULTIPLIER: '1' } });
  try {
    const own = await asked(limited);
    const send = async () =>
      (await limited.call('proofOfId', { ...own, body: file('empty.jpg', Buffer.alloc(0)) })).status;
    const statuses: number[] = [];
    for (let sent = 0; sent < 21; sent += 1) statuses.push(await send());
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 422), 429]);
  } finally {
    await limited.close();
  }
});

test('a scanner that goes silent in the middle of a file leaves nothing, and the borrower can send it again', async () => {
  const own = await startTestServer();
  const daemon = await clamdDouble(['silence']);
  const outbound = openOutbound(() => undefined);
  const impatient: Outbound = {
    ...outbound,
    call: (scan, attempt) => outbound.call({ ...scan, timeoutMs: 300 }, attempt),
  };
  try {
    Object.assign(own.services.providers, { virusScan: clamdVirusScan(impatient, daemon) });
    const toProof = await asked(own);
    const send = () => own.call('proofOfId', { ...toProof, body: photo() });
    expect(await send()).toMatchObject({
      status: 503,
      error: { type: 'unavailable', message: expect.stringContaining('Try again') as string },
    });
    const stored = () => own.db.selectFrom('attachments').select('id').execute();
    expect(await stored()).toEqual([]);
    expect((await send()).status).toBe(200);
    expect(await stored()).toHaveLength(1);
  } finally {
    await own.close();
    await daemon.close();
  }
});
