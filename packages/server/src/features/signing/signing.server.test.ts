import { documentsOf } from '@fairlead/core/documents/documents-of-product';
import { newApplicant } from '@fairlead/testing/people';
import {
  applied,
  readAll,
  readyForDocuments,
  readyToSign,
  readyToSignAgain,
  type Borrower,
} from '@fairlead/testing/journeys/applying';
import { signIn } from '@fairlead/testing/journeys/sign-in';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ drawsPdfs: true });
});
afterAll(() => server.close());

const sign = ({ token, applicationId }: Borrower, key?: string) =>
  server.call('requestLoan', { token, params: { id: applicationId }, ...(key === undefined ? {} : { key }) });

const loansOf = ({ userId }: Borrower) =>
  server.db.selectFrom('loans').selectAll().where('user_id', '=', userId).execute();

describe('the signature', () => {
  test('makes the loan, its payout and its mandate, and sends the copy at once', async () => {
    const body = newApplicant('Ada', 'Accept');
    const borrower = await readyToSign(server, body);
    const { data } = await sign(borrower);
    expect(data).toMatchObject({
      state: 'Requested',
      loanContractAcceptedAt: expect.any(String) as string,
      loan: { '@type': 'resource-reference', '@link': expect.stringMatching(/^\/v2\/loans\//) as string },
    });
    const [loan] = await loansOf(borrower);
    expect(loan).toMatchObject({
      id: data?.loan?.id,
      signed_on: '2026-11-20',
      agreement: { credit: 7500_00, termMonths: 36, paymentDay: 15, signedOn: '2026-11-20' },
    });
    const ofLoan = { loan_id: loan?.id ?? '', user_id: borrower.userId };
    const payouts = await server.db
      .selectFrom('payouts')
      .selectAll()
      .where('user_id', '=', ofLoan.user_id)
      .execute();
    expect(payouts).toMatchObject([{ loan_id: ofLoan.loan_id, amount_pence: 7500_00, attempt: 1 }]);
    const mandates = await server.db
      .selectFrom('mandates')
      .selectAll()
      .where('user_id', '=', ofLoan.user_id)
      .execute();
    expect(mandates).toMatchObject([{ loan_id: ofLoan.loan_id, reference: loan?.reference }]);

    const letters = await server.get('readInbox', { query: { to: body.user.email } });
    const copy = letters.find(({ subject }) => subject === 'Your signed loan agreement');
    expect(copy?.attachments.map(({ filename }) => filename)).toEqual([
      'adequate-explanations.pdf',
      'secci.pdf',
      'contract.pdf',
      'direct-debit-mandate.pdf',
    ]);
    expect(copy?.text).toContain('4 December 2026');
  });

  test('keeps the fingerprints of exactly what was shown, and the strength it was given with', async () => {
    const borrower = await readyToSign(server);
    await sign(borrower);
    const signature = await server.db
      .selectFrom('signatures')
      .selectAll()
      .where('application_id', '=', borrower.applicationId)
      .executeTakeFirstOrThrow();
    const documents = await server.db
      .selectFrom('documents')
      .selectAll()
      .where('set_id', '=', signature.set_id)
      .execute();
    expect(signature.strength).toBe('strong');
    expect(Object.keys(signature.document_hashes).toSorted()).toEqual(
      documentsOf('unsecured-2026-1').toSorted(),
    );
    for (const { slug, html_sha256, pdf_sha256 } of documents) {
      expect(signature.document_hashes[slug]).toEqual({ html: html_sha256, pdf: pdf_sha256 });
    }
  });

  test('given twice, with or without a key, is one loan', async () => {
    const borrower = await readyToSign(server);
    const first = await sign(borrower, 'one-signature-one-loan');
    const again = await sign(borrower, 'one-signature-one-loan');
    const third = await sign(borrower);
    expect(again.data).toEqual(first.data);
    expect(third.data?.loan).toEqual(first.data?.loan);
    expect(await loansOf(borrower)).toHaveLength(1);
  });

  test('given by two devices at once is one loan', async () => {
    const borrower = await readyToSign(server);
    const answers = await Promise.all([sign(borrower), sign(borrower), sign(borrower)]);
    expect(new Set(answers.map(({ data }) => data?.loan?.id)).size).toBe(1);
    expect(await loansOf(borrower)).toHaveLength(1);
  });

  test('needs the code, every document read, and one’s own application', async () => {
    const unread = await readyForDocuments(server);
    expect(await sign(unread)).toMatchObject({ error: { type: 'documentsOutOfDate' } });
    const params = { id: unread.applicationId };
    await server.get('prepareDocuments', { token: unread.token, params });
    expect(await sign(unread)).toMatchObject({ status: 409, error: { type: 'documentsNotRead' } });
    const weak = await applied(server);
    expect(await sign(weak)).toMatchObject({ status: 403, error: { type: 'stepUpRequired' } });
    const ready = await readyToSign(server);
    expect(await sign({ ...unread, applicationId: ready.applicationId })).toMatchObject({ status: 404 });
    expect(await loansOf(ready)).toHaveLength(0);
  });

  test('leaves the documents readable for good', async () => {
    const borrower = await readyToSign(server);
    await sign(borrower);
    const path = `/v2/loan-applications/${borrower.applicationId}/read-contract.pdf`;
    const headers = { authorization: `Bearer ${borrower.token}` };
    expect((await server.fetch(path, { headers })).status).toBe(200);
    const confirmed = await server.call('confirmReadSecci', {
      token: borrower.token,
      params: { id: borrower.applicationId },
      body: { hasRead: true },
    });
    expect(confirmed).toMatchObject({ status: 409, error: { type: 'applicationNotOpen' } });
  });
});

describe('a borrower with several offers', () => {
  test('signs one of them; the others are refused by name while it runs', async () => {
    const body = newApplicant('Ada', 'Accept');
    const one = await readyToSign(server, body);
    const other = await readyToSignAgain(server, one);
    expect(await sign(other)).toMatchObject({ status: 200 });
    expect(await sign(one)).toMatchObject({
      status: 409,
      error: {
        type: 'cannotReApply',
        message: 'You already have a loan with us. You can apply again once it is repaid.',
      },
    });
    expect(await sign(other)).toMatchObject({ status: 200, data: { state: 'Requested' } });
    expect(await loansOf(one)).toHaveLength(1);
  });

  test('keeps the same offers at another brand', async () => {
    const body = newApplicant('Ada', 'Accept');
    await sign(await readyToSign(server, body));
    const elsewhere = await server.get('submitApplication', { brand: 'asda', body });
    expect(elsewhere.state).toBe('Quoted');
  });
});

describe('not now', () => {
  test('keeps the offer: it is taken up again where it was left', async () => {
    const borrower = await readyToSign(server);
    const { token } = borrower;
    const params = { id: borrower.applicationId };
    expect((await server.get('declineToRequest', { token, params })).state).toBe('Unrequested');
    expect((await server.get('declineToRequest', { token, params })).state).toBe('Unrequested');
    expect(await sign(borrower)).toMatchObject({ status: 409, error: { type: 'applicationNotOpen' } });
    const back = await server.get('followUp', { token, params, body: { followUp: true } });
    expect(back.state).toBe('Documents');
    expect(await sign(borrower)).toMatchObject({ status: 200, data: { state: 'Requested' } });
    expect(await server.call('declineToRequest', { token, params })).toMatchObject({
      status: 409,
      error: { type: 'applicationNotOpen' },
    });
  });
});

describe('the next day', () => {
  test('yesterday’s documents cannot be signed; today’s can', async () => {
    const borrower = await readyToSign(server);
    await server.services.clock.moveAhead(1);
    expect(await sign(borrower)).toMatchObject({ status: 409, error: { type: 'documentsOutOfDate' } });
    expect(await loansOf(borrower)).toHaveLength(0);
    const { token } = borrower;
    const params = { id: borrower.applicationId };
    await server.get('prepareDocuments', { token, params });
    expect(await sign(borrower)).toMatchObject({ error: { type: 'documentsNotRead' } });
  });

  test('an offer that is over cannot be signed', async () => {
    const body = newApplicant('Ada', 'Accept');
    const borrower = await readyToSign(server, body);
    await server.services.clock.moveAhead(40);
    const letters = await server.get('readInbox', { query: { to: body.user.email } });
    expect(letters.some(({ subject }) => subject === 'Your price')).toBe(true);
    expect(await sign(borrower)).toMatchObject({ status: 409, error: { type: 'quoteExpired' } });
    await expect(signIn(server, 'no-such-token-as-this-one')).rejects.toThrow(/tokenNotUsable/);
  });
});

test('documents with an older Guarantee cannot be signed, and are made again to be read', async () => {
  const borrower = await readyToSign(server);
  const { token } = borrower;
  const params = { id: borrower.applicationId };
  await server.db
    .updateTable('document_sets')
    .set({ template_version: '2026-4' })
    .where('application_id', '=', params.id)
    .execute();
  expect(await sign(borrower)).toMatchObject({ status: 409, error: { type: 'documentsOutOfDate' } });
  expect(await loansOf(borrower)).toHaveLength(0);
  const shown = await server.get('readApplication', { token, params });
  expect(shown.documentSet).toMatchObject({ isCurrent: false });
  const made = await server.get('prepareDocuments', { token, params });
  expect(made.documentSet).toMatchObject({ isCurrent: true, readingCompletedAt: null });
});

test('a page that still shows the documents of an earlier day signs none of today', async () => {
  const borrower = await readyToSign(server);
  const { token } = borrower;
  const params = { id: borrower.applicationId };
  const shown = await server.get('readApplication', { token, params });
  await server.services.clock.moveAhead(41);
  const today = await server.get('prepareDocuments', { token, params });
  await readAll(server, borrower);
  const signFor = (documentSet: string | undefined) =>
    server.call('requestLoan', { token, params, body: { documentSet } });
  const stale = await signFor(shown.documentSet?.id);
  expect(stale).toMatchObject({ status: 409, error: { type: 'documentsOutOfDate' } });
  expect(await loansOf(borrower)).toHaveLength(0);
  expect((await signFor(today.documentSet?.id)).status).toBe(200);
});

describe('the name typed as a signature', () => {
  const typed = (borrower: Borrower, name: string) =>
    server.call('requestLoan', {
      token: borrower.token,
      params: { id: borrower.applicationId },
      body: { name },
    });

  test('is stored with the signature, and shown in the evidence', async () => {
    const applicant = newApplicant('Zoe', 'Accept');
    const name = { firstName: 'Zoë Maria', lastName: 'O’Brien-Accept' };
    const borrower = await readyToSign(server, { ...applicant, user: { ...applicant.user, ...name } });
    const { data, status } = await typed(borrower, ' zoe OBRIEN accept ');
    expect(status).toBe(200);
    const stored = await server.db
      .selectFrom('signatures')
      .selectAll()
      .where('user_id', '=', borrower.userId)
      .execute();
    expect(stored).toMatchObject([{ loan_id: data?.loan?.id }]);
    expect(JSON.stringify(stored)).not.toContain('OBRIEN');
    const { token } = borrower;
    const evidence = await server.get('readEvidence', { token, params: { id: data?.loan?.id ?? '' } });
    expect(evidence.signedName).toBe('zoe OBRIEN accept');
  });

  test('of someone else is refused by name, and nothing is signed', async () => {
    const borrower = await readyToSign(server, newApplicant('Ada', 'Accept'));
    expect(await typed(borrower, 'Ava Accept')).toMatchObject({
      status: 422,
      error: {
        type: 'nameDoesNotMatch',
        fields: { name: ['Type your name as it appears in your agreement: Ada Accept'] },
      },
    });
    expect(await typed(borrower, '\u0000')).toMatchObject({ status: 400 });
    expect(await loansOf(borrower)).toHaveLength(0);
  });

  test('is not needed: a client of the specification sends no body', async () => {
    const borrower = await readyToSign(server);
    const { data } = await sign(borrower);
    const { token } = borrower;
    const evidence = await server.get('readEvidence', { token, params: { id: data?.loan?.id ?? '' } });
    expect(evidence.signedName).toBeNull();
  });
});
