import { documentsOf } from '@fairlead/core/documents/documents-of-product';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressOf } from '../call.ts';
import { applied } from '../journeys/applying.ts';
import { signedLoan, type LoanBorrower } from '../journeys/loans.ts';
import { newestLinkToken, signIn, stepUp, type SignedIn } from '../journeys/sign-in.ts';
import { newApplicant } from '../people.ts';
import { startTestServer, type TestServer } from '../start-test-server.ts';

const SLUGS = documentsOf('unsecured-2026-1');

describe('documents', () => {
  const ofApplication = (['readApplicationDocument', 'downloadApplicationDocument'] as const).flatMap(
    (name) => SLUGS.flatMap((slug) => ['html', 'pdf'].map((format) => [name, { slug, format }] as const)),
  );
  const ofLoan = (['readLoanDocument', 'downloadLoanDocument'] as const).flatMap((name) =>
    SLUGS.map((slug) => [name, { slug, format: 'pdf' }] as const),
  );

  let server: TestServer;
  /** Others, each with an application of their own. */
  let others: readonly SignedIn[];
  let owner: LoanBorrower;
  let ended: SignedIn;
  beforeAll(async () => {
    server = await startTestServer();
    others = [
      await applied(server),
      await stepUp(server, await applied(server)),
      await stepUp(server, await applied(server, newApplicant('Ada', 'Accept'), 'asda')),
    ];
    const first = await signedLoan(server);
    const { email } = first.application.user;
    await server.get('sendLoginLink', { body: { email } });
    // The first link that is opened ends the sessions before it.
    const { token } = await signIn(server, await newestLinkToken(server, email));
    ended = first;
    owner = { ...first, token };
  });
  afterAll(() => server.close());

  const opens = async (address: string, token: string): Promise<number> => {
    const cookie = `auth=${encodeURIComponent(JSON.stringify({ token }))}`;
    return (await server.fetch(address, { headers: { cookie } })).status;
  };

  test.each([...ofApplication, ...ofLoan])('%s %o opens for its owner only', async (name, parts) => {
    const id = name.includes('Loan') ? owner.loanId : owner.applicationId;
    const address = addressOf(name, { params: { id, ...parts } });
    for (const { token } of others) expect(await opens(address, token)).toBe(404);
    expect((await server.fetch(address)).status).toBe(401);
    expect(await opens(address, ended.token)).toBe(401);
    expect(await opens(address, owner.token)).toBe(200);
  });
});
