import {
  applied,
  followUp,
  readAll,
  readyForDocuments,
  type Borrower,
} from '@fairlead/testing/journeys/applying';
import { createHash } from 'node:crypto';
import { formatPounds } from '@fairlead/core/money/pounds';
import { pence } from '@fairlead/core/money/pence';
import { openDocument, openDocumentByCookie } from '@fairlead/testing/open-document';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPdf } from '@fairlead/testing/read-pdf';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ drawsPdfs: true });
});
afterAll(() => server.close());

const prepare = ({ token, applicationId }: Borrower) =>
  server.get('prepareDocuments', { token, params: { id: applicationId } });

const open = (token: string | null, path: string) => openDocument(server, path, token);

const openByCookie = (token: string, path: string) => openDocumentByCookie(server, path, token);

const pounds = (amount: number) => formatPounds(pence(Math.round(amount * 100)));

describe('documents', () => {
  test('are priced on today’s dates with the APR of the quote, and say what the API says', async () => {
    const borrower = await readyForDocuments(server);
    const { documentSet: set, schedule } = await server
      .get('prepareDocuments', { token: borrower.token, params: { id: borrower.applicationId } })
      .then(() =>
        server.get('readApplication', {
          token: borrower.token,
          params: { id: borrower.applicationId },
          query: { embedded: 'quote,schedule' },
        }),
      );
    expect(set).toMatchObject({
      drawdownOn: '2026-11-20',
      isCurrent: true,
      firstPaymentOn: '2026-12-15',
      apr: 14,
      documents: [
        { type: 'ADEQUATE_EXPLANATIONS', slug: 'adequate-explanations', readingMinutes: 3, readAt: null },
        { type: 'SECCI', slug: 'secci', readAt: null },
        { type: 'CONTRACT', slug: 'contract', needsConfirmation: true, readAt: null },
        {
          type: 'DIRECT_DEBIT_MANDATE',
          slug: 'direct-debit-mandate',
          needsConfirmation: false,
          readAt: null,
        },
      ],
    });
    expect(set?.monthlyCost).toBeLessThan(set?.quotedMonthlyCost ?? 0);
    expect(schedule?.[0]).toMatchObject({ dueOn: '2026-12-15', payment: set?.monthlyCost });
    for (const { url, needsConfirmation } of set?.documents ?? []) {
      const page = await open(borrower.token, url);
      const pdf = await open(borrower.token, url.replace('.html', '.pdf'));
      const html = (await page.text()).replace(/<[^>]+>/g, ' ');
      const { text } = await readPdf(Buffer.from(await pdf.arrayBuffer()));
      const collected = [set?.monthlyCost, set?.finalPayment];
      for (const figure of needsConfirmation ? [...collected, set?.totalAmountPayable] : collected) {
        expect(html).toContain(pounds(figure ?? 0));
        expect(text).toContain(pounds(figure ?? 0));
      }
      expect(text.includes('14.0%')).toBe(needsConfirmation);
    }
  });

  test('are served with a policy of their own, exactly as they are stored', async () => {
    const borrower = await readyForDocuments(server);
    await prepare(borrower);
    const path = `/v2/loan-applications/${borrower.applicationId}/read-contract`;
    const page = await open(borrower.token, `${path}.html`);
    expect(page.headers.get('content-security-policy')).toMatch(/^sandbox allow-scripts; default-src 'none'/);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const stored = await server.db
      .selectFrom('documents')
      .selectAll()
      .where('application_id', '=', borrower.applicationId)
      .where('slug', '=', 'contract')
      .executeTakeFirstOrThrow();
    const sha256 = (bytes: ArrayBuffer) => createHash('sha256').update(Buffer.from(bytes)).digest('hex');
    expect(sha256(await page.arrayBuffer())).toBe(stored.html_sha256);
    const download = await open(borrower.token, `${path}.pdf/download`);
    expect(download.headers.get('content-disposition')).toBe('attachment; filename="contract.pdf"');
    expect(sha256(await download.arrayBuffer())).toBe(stored.pdf_sha256);
    expect(Buffer.from(stored.html_encrypted).toString('latin1')).not.toContain('Fixed Sum Loan Agreement');
  });

  test('open by the cookie too, and only for their borrower', async () => {
    const borrower = await readyForDocuments(server);
    await prepare(borrower);
    const other = await applied(server);
    const path = `/v2/loan-applications/${borrower.applicationId}/read-secci.html`;
    expect((await openByCookie(borrower.token, path)).status).toBe(200);
    expect((await open(null, path)).status).toBe(401);
    expect((await open(other.token, path)).status).toBe(404);
    expect((await open(borrower.token, path.replace('secci', 'passport'))).status).toBe(404);
    expect((await open(borrower.token, path.replace('.html', '.docx'))).status).toBe(404);
  });

  test('made again on the same day from the same facts are the same set', async () => {
    const borrower = await readyForDocuments(server);
    const first = await prepare(borrower);
    const again = await prepare(borrower);
    expect(again.documentSet).toEqual(first.documentSet);
  });

  test('are not made before everything asked for is given, nor for another borrower', async () => {
    const borrower = await applied(server);
    const { token } = borrower;
    const params = { id: borrower.applicationId };
    expect(await server.call('prepareDocuments', { token, params })).toMatchObject({
      error: { type: 'applicationNotOpen' },
    });
    await followUp(server, borrower);
    expect(await server.call('prepareDocuments', { token, params })).toMatchObject({
      error: { type: 'requirementsNotMet' },
    });
    const other = await readyForDocuments(server);
    expect(await server.call('prepareDocuments', { token: other.token, params })).toMatchObject({
      status: 404,
    });
  });
});

describe('reading', () => {
  test('is noted for each document, once, and is complete with the three that are confirmed', async () => {
    const borrower = await readyForDocuments(server);
    await prepare(borrower);
    const { token } = borrower;
    const params = { id: borrower.applicationId };
    const body = { hasRead: true as const };
    const one = await server.get('confirmReadAdequateExplanations', { token, params, body });
    expect(one.documentSet?.documents[0]?.readAt).toMatch(/^2026-11-20T/);
    const again = await server.get('confirmReadAdequateExplanations', { token, params, body });
    expect(again.documentSet).toEqual(one.documentSet);
    expect(await server.call('completeReadDocuments', { token, params })).toMatchObject({
      status: 409,
      error: { type: 'documentsNotRead' },
    });
    await readAll(server, borrower);
    const { documentSet } = await server.get('readApplication', { token, params });
    expect(documentSet?.documents.map(({ readAt }) => readAt !== null)).toEqual([true, true, true, false]);
  });

  test('is in order: explanations, key facts, agreement', async () => {
    const borrower = await readyForDocuments(server);
    await prepare(borrower);
    const { token } = borrower;
    const call = { token, params: { id: borrower.applicationId }, body: { hasRead: true as const } };
    const outOfOrder = { status: 409, error: { type: 'documentsOutOfOrder' } };
    expect(await server.call('confirmReadContract', call)).toMatchObject(outOfOrder);
    expect(await server.call('confirmReadSecci', call)).toMatchObject({
      ...outOfOrder,
      error: { message: 'Read Loan Important Information first.' },
    });
    await server.get('confirmReadAdequateExplanations', call);
    expect(await server.call('confirmReadContract', call)).toMatchObject({
      ...outOfOrder,
      error: { message: 'Read Loan Key Facts first.' },
    });
    await server.get('confirmReadSecci', call);
    await server.get('confirmReadContract', call);
  });

  test('of several documents is confirmed at once, all of them or none', async () => {
    const borrower = await readyForDocuments(server);
    await prepare(borrower);
    const { token } = borrower;
    const confirm = (...documents: ('adequate-explanations' | 'secci' | 'contract')[]) =>
      server.call('confirmReadDocuments', {
        token,
        params: { id: borrower.applicationId },
        body: { documents, hasRead: true },
      });
    expect(await confirm('adequate-explanations', 'contract')).toMatchObject({
      status: 409,
      error: { type: 'documentsOutOfOrder', message: 'Read Loan Key Facts first.' },
    });
    const read = await server.get('readApplication', { token, params: { id: borrower.applicationId } });
    expect(read.documentSet?.documents.every(({ readAt }) => readAt === null)).toBe(true);
    expect(await confirm('secci', 'adequate-explanations', 'contract')).toMatchObject({ status: 200 });
    expect(await confirm()).toMatchObject({ status: 400 });
    expect(await confirm('secci', 'passport' as 'secci')).toMatchObject({ status: 400 });
  });

  test('has to be completed before the signature', async () => {
    const borrower = await readyForDocuments(server);
    await prepare(borrower);
    const { token } = borrower;
    const params = { id: borrower.applicationId };
    await server.get('confirmReadDocuments', {
      token,
      params,
      body: { documents: ['adequate-explanations', 'secci', 'contract'], hasRead: true },
    });
    expect(await server.call('requestLoan', { token, params })).toMatchObject({
      status: 409,
      error: { type: 'documentsNotRead' },
    });
    const completed = await server.get('completeReadDocuments', { token, params });
    expect(completed.documentSet?.readingCompletedAt).toMatch(/^2026-11-20T/);
    expect(await server.get('requestLoan', { token, params })).toMatchObject({ state: 'Requested' });
  });

  test('says "I have read" and nothing else', async () => {
    const borrower = await readyForDocuments(server);
    await prepare(borrower);
    const { token } = borrower;
    const params = { id: borrower.applicationId };
    const no = { token, params, body: { hasRead: false } as unknown as { hasRead: true } };
    expect(await server.call('confirmReadContract', no)).toMatchObject({ status: 400 });
    const other = await applied(server);
    const call = { token: other.token, params, body: { hasRead: true as const } };
    expect(await server.call('confirmReadContract', call)).toMatchObject({ status: 404 });
  });
});

describe('the next day', () => {
  test('a page that still shows the documents of the day before confirms none of today', async () => {
    const borrower = await readyForDocuments(server);
    const first = await prepare(borrower);
    await server.services.clock.moveAhead(1);
    const next = await prepare(borrower);
    const { token, applicationId } = borrower;
    const confirm = (documentSet: string | undefined) =>
      server.call('confirmReadAdequateExplanations', {
        token,
        params: { id: applicationId },
        body: { hasRead: true, documentSet },
      });
    const stale = await confirm(first.documentSet?.id);
    expect(stale).toMatchObject({ status: 409, error: { type: 'documentsOutOfDate' } });
    expect((await confirm(next.documentSet?.id)).status).toBe(200);
  });

  test('the documents are out of date; new ones take their place at the same APR, unread', async () => {
    const borrower = await readyForDocuments(server);
    const first = await prepare(borrower);
    await readAll(server, borrower);
    await server.services.clock.moveAhead(3);
    const { token } = borrower;
    const params = { id: borrower.applicationId };
    const path = `/v2/loan-applications/${borrower.applicationId}/read-secci.html`;
    expect((await openByCookie(token, path)).status).toBe(409);
    const stale = await server.call('confirmReadSecci', { token, params, body: { hasRead: true } });
    expect(stale).toMatchObject({ status: 409, error: { type: 'documentsOutOfDate' } });
    const read = await server.get('readApplication', { token, params });
    expect(read).toMatchObject({ isDrawdownToday: false, documentSet: { isCurrent: false } });
    const next = await prepare(borrower);
    expect(next.documentSet?.id).not.toBe(first.documentSet?.id);
    expect(next.documentSet).toMatchObject({ drawdownOn: '2026-11-23', isCurrent: true, apr: 14 });
    expect(next.documentSet?.documents.every(({ readAt }) => readAt === null)).toBe(true);
    expect((await open(token, path)).status).toBe(200);
  });

  test('a payment day that no longer fits is asked for again', async () => {
    const borrower = await readyForDocuments(server);
    const { token } = borrower;
    const params = { id: borrower.applicationId };
    const { requirements = [] } = await server.get('readApplication', {
      token,
      params,
      query: { embedded: 'requirements' },
    });
    const asked = requirements.find((found) => found['@type'] === 'payment-day-requirement');
    // On 23 November the 9th is the earliest day that leaves time for notice; on the 24th it is too soon.
    await server.get('providePaymentDay', { token, params: { id: asked?.id ?? '' }, body: { day: 9 } });
    await prepare(borrower);
    await server.services.clock.moveAhead(4);
    const answer = await server.call('prepareDocuments', { token, params });
    expect(answer).toMatchObject({ status: 409, error: { type: 'requirementsNotMet' } });
    expect(await server.get('readApplication', { token, params })).toMatchObject({
      state: 'Requirements',
      documentSet: null,
    });
  });
});
