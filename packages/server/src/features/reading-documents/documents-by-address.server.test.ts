import { documentsOf } from '@fairlead/core/documents/documents-of-product';
import {
  applied,
  followUp,
  readAll,
  readyForDocuments,
  withDocuments,
  type Borrower,
} from '@fairlead/testing/journeys/applying';
import { openDocument, openDocumentByCookie } from '@fairlead/testing/open-document';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const addressOf = ({ applicationId }: Borrower, slug = 'secci', format = 'html') =>
  `/v2/loan-applications/${applicationId}/read-${slug}.${format}`;

describe('a client that knows only the documents’ addresses', () => {
  const setsOf = async ({ applicationId }: Borrower) =>
    server.db.selectFrom('document_sets').selectAll().where('application_id', '=', applicationId).execute();

  test('has them made by the first GET with its token, once', async () => {
    const borrower = await readyForDocuments(server);
    const all = documentsOf('unsecured-2026-1').flatMap((slug) =>
      ['html', 'pdf'].map((format) => addressOf(borrower, slug, format)),
    );
    const answers = await Promise.all(all.map((address) => openDocument(server, address, borrower.token)));
    expect(answers.map(({ status }) => status)).toEqual(all.map(() => 200));
    expect(await setsOf(borrower)).toHaveLength(1);
    await readAll(server, borrower);
  });

  test('has none made by HEAD, by the cookie, by a download or by another borrower', async () => {
    const borrower = await readyForDocuments(server);
    const { token } = borrower;
    const address = addressOf(borrower);
    const head = await server.fetch(address, {
      method: 'HEAD',
      headers: { authorization: `Bearer ${token}` },
    });
    const byCookie = await openDocumentByCookie(server, address, token);
    const download = await openDocument(server, `${addressOf(borrower, 'secci', 'pdf')}/download`, token);
    const withPassword = await openDocumentByCookie(server, address, token, {
      authorization: 'Basic c2FuZGJveDpzYW5kYm94',
    });
    for (const answer of [head, byCookie, withPassword, download]) expect(answer.status).toBe(409);
    expect(await byCookie.json()).toMatchObject({ error: { type: 'documentsNotPrepared' } });
    const other = await applied(server);
    expect((await openDocument(server, address, other.token)).status).toBe(404);
    expect(await setsOf(borrower)).toEqual([]);
  });

  test('gets the reason when they cannot be made yet', async () => {
    const borrower = await applied(server);
    const refusalOf = async (): Promise<unknown> =>
      (await openDocument(server, addressOf(borrower), borrower.token)).json();
    expect(await refusalOf()).toMatchObject({ error: { type: 'applicationNotOpen' } });
    await followUp(server, borrower);
    expect(await refusalOf()).toMatchObject({ error: { type: 'requirementsNotMet' } });
  });

  test('has them made for today when they are of another day', async () => {
    const borrower = await readyForDocuments(server);
    await server.get('prepareDocuments', { token: borrower.token, params: { id: borrower.applicationId } });
    await server.services.clock.moveAhead(3);
    expect((await openDocument(server, addressOf(borrower), borrower.token)).status).toBe(200);
    const { documentSet } = await server.get('readApplication', {
      token: borrower.token,
      params: { id: borrower.applicationId },
    });
    expect(documentSet).toMatchObject({ drawdownOn: '2026-11-23', isCurrent: true });
  });
});

test('the Guarantee can be read by anyone, and the mandate states the same', async () => {
  const { points, isSample } = await server.get('readGuarantee');
  expect(isSample).toBe(true);
  const { token, applicationId } = await withDocuments(server);
  const path = `/v2/loan-applications/${applicationId}/read-direct-debit-mandate.html`;
  const text = await (await openDocument(server, path, token)).text();
  for (const point of points) expect(text).toContain(point);
});

test('the mandate is read and not confirmed: there is no such call', async () => {
  const { token, applicationId } = await withDocuments(server);
  const path = `/v2/loan-applications/${applicationId}`;
  const post = async (call: string, body: object) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    return server.fetch(`${path}/${call}`, { method: 'POST', headers, body: JSON.stringify(body) });
  };
  const hasRead = true;
  expect((await post('confirm-read-direct-debit-mandate', { hasRead })).status).toBe(404);
  const several = await post('confirm-read-documents', { documents: ['direct-debit-mandate'], hasRead });
  expect(several.status).toBe(400);
  const pdf = await openDocument(server, `${path}/read-direct-debit-mandate.pdf/download`, token);
  expect(pdf.headers.get('content-type')).toBe('application/pdf');
});
