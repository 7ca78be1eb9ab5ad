import { ADVISER, signedOn } from '@fairlead/testing/journeys/staff';
import { waitingProof } from '@fairlead/testing/journeys/proofs';
import { photo } from '@fairlead/testing/sent-files';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import type { WireBody } from '@fairlead/testing/call';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let server: TestServer;
let underwriter: string;
let adviser: string;
beforeAll(async () => {
  server = await startTestServer();
  underwriter = (await signedOn(server)).token;
  adviser = (await signedOn(server, ADVISER)).token;
});
afterAll(() => server.close());

type Waiting = Awaited<ReturnType<typeof waitingProof>>;

const decide = (id: string, body: WireBody<'decideProof'>, token = underwriter) =>
  server.call('decideProof', { token, params: { id }, body });

const waiting = async () => (await server.get('listWaitingProofs', { token: adviser })).map(({ id }) => id);

const proofOf = async ({ token, applicationId, identity }: Waiting) => {
  const { requirements = [] } = await server.get('readApplication', {
    token,
    params: { id: applicationId },
    query: { embedded: 'requirements' },
  });
  return requirements.find(({ id }) => id === identity);
};

describe('a proof that waits for staff', () => {
  test('is listed, read with what it has to show, and its file is what was stored', async () => {
    const { identity, file, application } = await waitingProof(server);
    expect(await waiting()).toContain(identity);
    const call = { token: adviser, params: { id: identity } };
    expect(await server.get('readProofForReview', call)).toMatchObject({
      kind: 'identity',
      applicant: { name: 'Successful Accept-Identity', dateOfBirth: application.user.dateOfBirth },
      files: [{ id: file, filename: 'wait.jpg', contentType: 'image/jpeg', pages: 1 }],
    });
    const read = await server.get('readProofFile', { token: adviser, params: { id: identity, file } });
    expect(Buffer.from(read.content, 'base64').subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    const rows = await server.db
      .selectFrom('audit_rows')
      .select(['action', 'actor'])
      .where('action', 'in', ['proof-read-by-staff', 'proof-file-read-by-staff'])
      .execute();
    expect(rows).toContainEqual({ action: 'proof-file-read-by-staff', actor: 'staff' });
    expect(rows).toContainEqual({ action: 'proof-read-by-staff', actor: 'staff' });
  });

  test('is accepted, with an email, and waits no more', async () => {
    const borrower = await waitingProof(server);
    const { identity, file } = borrower;
    const decided = await decide(identity, { outcome: 'accept', files: [file] });
    expect(decided.data).toMatchObject({ state: 'Met' });
    expect(await proofOf(borrower)).toMatchObject({ state: 'Met' });
    expect(await waiting()).not.toContain(identity);
    const [newest] = await server.get('readInbox', { query: { to: borrower.application.user.email } });
    expect(newest?.subject).toBe('We’ve accepted your proof of identity');
    const again = await decide(identity, { outcome: 'refuse', files: [file], refusal: 'tooOld' });
    expect(again.error?.type).toBe('proofNotWaiting');
  });

  test('is refused with the reason that the borrower reads', async () => {
    const borrower = await waitingProof(server);
    await decide(borrower.identity, { outcome: 'refuse', files: [borrower.file], refusal: 'tooOld' });
    expect(await proofOf(borrower)).toMatchObject({
      state: 'Refused',
      refusal: 'It is out of date. Send a newer one.',
    });
  });

  test('is not decided by who has not seen all of it', async () => {
    const { token, identity, file } = await waitingProof(server);
    await server.get('proofOfId', { token, params: { id: identity }, body: photo('wait-2.jpg') });
    const decided = await decide(identity, { outcome: 'accept', files: [file] });
    expect(decided.error?.type).toBe('otherFilesSent');
  });

  test('shows an income only when it is a proof of income', async () => {
    const { identity, file } = await waitingProof(server);
    const decided = await decide(identity, { outcome: 'accept', files: [file], netMonthlyIncome: 1_400 });
    expect(decided.error?.type).toBe('incomeNotShown');
    expect(await waiting()).toContain(identity);
  });

  test('is decided by underwriters only', async () => {
    const { identity, file } = await waitingProof(server);
    expect((await decide(identity, { outcome: 'accept', files: [file] }, adviser)).status).toBe(403);
  });

  test('does not wait any more once its price has ended', async () => {
    const { identity, applicationId } = await waitingProof(server);
    await server.db
      .updateTable('loan_applications')
      .set({ state: 'Expired' })
      .where('id', '=', applicationId)
      .execute();
    expect(await waiting()).not.toContain(identity);
    const read = await server.call('readProofForReview', { token: adviser, params: { id: identity } });
    expect(read.error?.type).toBe('proofNotWaiting');
  });

  test('shows files of its own only', async () => {
    const [one, other] = [await waitingProof(server), await waitingProof(server)];
    const params = { id: one.identity, file: other.file };
    expect((await server.call('readProofFile', { token: adviser, params })).status).toBe(404);
  });
});
