import { createHash } from 'node:crypto';
import { documentsOf } from '@fairlead/core/documents/documents-of-product';
import { addressOf } from '@fairlead/testing/call';
import { applied } from '@fairlead/testing/journeys/applying';
import { shortLoan, signedLoan, type LoanBorrower } from '@fairlead/testing/journeys/loans';
import { stepUp } from '@fairlead/testing/journeys/sign-in';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let server: TestServer;
let borrower: LoanBorrower;
beforeAll(async () => {
  server = await startTestServer({ drawsPdfs: true });
  borrower = await signedLoan(server, shortLoan());
});
afterAll(() => server.close());

const ofLoan = () => ({ token: borrower.token, params: { id: borrower.loanId } });

async function download(token: string, id = borrower.loanId): Promise<Response> {
  const path = addressOf('downloadEvidence', { params: { id } });
  return server.fetch(path, { headers: { authorization: `Bearer ${token}` } });
}

async function pack(): Promise<Record<string, Uint8Array>> {
  return unzipSync(new Uint8Array(await (await download(borrower.token)).arrayBuffer()));
}

const textOf = (files: Record<string, Uint8Array>, name: string): string => {
  const file = files[name];
  if (!file) throw new Error(`there is no ${name}`);
  return strFromU8(file);
};

describe('everything that was signed', () => {
  test('is a ZIP with the bytes of each document that was shown, and its hash', async () => {
    const response = await download(borrower.token);
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="lendable-signed-doc/);
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    const sums = textOf(files, 'sha256sums.txt').trim().split('\n');
    expect(sums).toHaveLength(2 * documentsOf('unsecured-2026-1').length);
    for (const sum of sums) {
      const [hash, name = ''] = sum.split('  ');
      expect(createHash('sha256').update(files[name]!).digest('hex'), name).toBe(hash);
      const path = name.replace(/^documents\//, 'read-');
      const shown = await server.fetch(`/v2/loan-applications/${borrower.applicationId}/${path}`, {
        headers: { authorization: `Bearer ${borrower.token}` },
      });
      expect(Buffer.from(await shown.arrayBuffer()).equals(files[name]!), name).toBe(true);
    }
  });

  test('has the hashes that the signature stored', async () => {
    const { documents } = await server.get('readEvidence', ofLoan());
    const { document_hashes: signed } = await server.db
      .selectFrom('signatures')
      .select('document_hashes')
      .where('application_id', '=', borrower.applicationId)
      .executeTakeFirstOrThrow();
    expect(
      Object.fromEntries(
        documents.map(({ slug, htmlSha256: html, pdfSha256: pdf }) => [slug, { html, pdf }]),
      ),
    ).toEqual(signed);
  });

  test('says what was confirmed and when, and that the mandate needed no confirmation', async () => {
    const evidence = await server.get('readEvidence', ofLoan());
    expect(evidence.documents.map(({ slug, readAt }) => [slug, readAt !== null])).toEqual([
      ['adequate-explanations', true],
      ['secci', true],
      ['contract', true],
      ['direct-debit-mandate', false],
    ]);
    const files = await pack();
    expect(JSON.parse(textOf(files, 'evidence.json'))).toEqual(evidence);
    const words = textOf(files, 'read-me-first.txt');
    expect(words).toContain(`loan ${evidence.reference}`);
    expect(words).toMatch(
      /Loan Agreement \(documents\/contract\): you confirmed at \d\d:\d\d on 20 November/,
    );
    expect(words).toContain('Direct Debit Mandate (documents/direct-debit-mandate): for your information');
    expect(words).toMatch(/You signed at \d\d:\d\d on 20 November 2026/);
  });

  test('says what was decided and what the borrower allowed, without their income', async () => {
    const { decisions, permissions } = await server.get('readEvidence', ofLoan());
    expect(decisions).toHaveLength(1);
    expect(decisions[0]?.sentences[0]).toBe('On 20 November 2026 we offered you £1,000 over 12 months.');
    expect(permissions.map(({ permission, allowed }) => [permission, allowed])).toEqual([
      ['unsecuredLoanReminders', expect.any(Boolean)],
      ['unsecuredLoanOffers', expect.any(Boolean)],
      ['groupCrossSell', expect.any(Boolean)],
    ]);
    const { netMonthlyIncome } = borrower.application;
    expect(JSON.stringify(decisions)).not.toContain(String(netMonthlyIncome));
  });

  test('is recorded when it is downloaded', async () => {
    await download(borrower.token);
    const rows = await server.db
      .selectFrom('audit_rows')
      .select(['subject_id', 'strength'])
      .where('user_id', '=', borrower.userId)
      .where('action', '=', 'evidence-downloaded')
      .execute();
    expect(rows).toContainEqual({ subject_id: borrower.loanId, strength: 'strong' });
  });

  test('cannot be read or downloaded by another borrower', async () => {
    const other = await signedLoan(server, shortLoan('Penniless'));
    expect((await download(other.token)).status).toBe(404);
    expect(await server.call('readEvidence', { ...ofLoan(), token: other.token })).toMatchObject({
      status: 404,
    });
    const words = Object.values(await pack()).map((file) => strFromU8(file, true));
    const { reference } = await server.get('readEvidence', {
      token: other.token,
      params: { id: other.loanId },
    });
    for (const text of words) {
      expect(text).not.toContain(reference);
      expect(text).not.toContain(other.loanId);
    }
  });

  test('needs the code, and a loan', async () => {
    const weak = await applied(server);
    expect((await download(weak.token)).status).toBe(403);
    const unsigned = await stepUp(server, await applied(server));
    expect((await download(unsigned.token, unsigned.applicationId)).status).toBe(404);
  });
});

describe('a loan that was signed without a mandate', () => {
  test('lists the documents that it has, and they are its evidence', async () => {
    const older = await signedLoan(server, shortLoan());
    await server.db
      .deleteFrom('documents')
      .where('application_id', '=', older.applicationId)
      .where('slug', '=', 'direct-debit-mandate')
      .execute();
    const call = { token: older.token, params: { id: older.loanId } };
    const { documents } = await server.get('readLoan', { ...call, query: { embedded: 'documents' } });
    expect(documents?.map(({ url }) => url)).toEqual(
      ['adequate-explanations', 'secci', 'contract'].map((slug) => `/v2/loans/${older.loanId}/${slug}.pdf`),
    );
    const missing = { ...call.params, slug: 'direct-debit-mandate' };
    expect((await server.call('readLoanDocument', { token: older.token, params: missing })).status).toBe(404);
    expect((await server.get('readEvidence', call)).documents).toHaveLength(3);
  });
});
