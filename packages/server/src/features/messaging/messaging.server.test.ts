import { applied } from '@fairlead/testing/journeys/applying';
import { linkedDraft } from '@fairlead/testing/journeys/drafts';
import { signedLoan, type LoanBorrower } from '@fairlead/testing/journeys/loans';
import { newestLinkToken, signIn, stepUp } from '@fairlead/testing/journeys/sign-in';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let server: TestServer;
let borrower: LoanBorrower;
beforeAll(async () => {
  server = await startTestServer();
  borrower = await signedLoan(server);
});
afterAll(() => server.close());

const at = ({ token, userId }: { token: string; userId: string }) => ({ token, params: { id: userId } });

describe('the messages in an account', () => {
  test('are those that were sent, the newest first, with what was attached', async () => {
    const { messages, newCount } = await server.get('readMessages', at(borrower));
    expect(messages.map(({ subject }) => subject)).toContain('Your price');
    expect(messages.map(({ id }) => id)).toEqual(
      messages
        .map(({ id }) => id)
        .toSorted()
        .toReversed(),
    );
    expect(messages.find(({ subject }) => subject === 'Your signed loan agreement')).toMatchObject({
      channel: 'email',
      sentTo: expect.stringMatching(/^a•••@/) as unknown,
      text: expect.stringContaining('You signed your loan agreement on') as unknown,
      documents: ['adequate-explanations', 'secci', 'contract', 'direct-debit-mandate'],
    });
    expect(newCount).toBe(messages.filter(({ isNew }) => isNew).length);
  });

  test('open the very document that was sent', async () => {
    const { messages } = await server.get('readMessages', at(borrower));
    const messageId = messages.find(({ documents }) => documents.length > 0)?.id ?? '';
    const address = `/v2/users/${borrower.userId}/messages/${messageId}`;
    const cookie = `auth=${encodeURIComponent(JSON.stringify({ token: borrower.token }))}`;
    const pdf = await server.fetch(`${address}/contract.pdf`, { headers: { cookie } });
    const signed = await server.fetch(`/v2/loans/${borrower.loanId}/contract.pdf`, { headers: { cookie } });
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(Buffer.from(await pdf.arrayBuffer())).toEqual(Buffer.from(await signed.arrayBuffer()));
    expect((await server.fetch(`${address}/other.pdf`, { headers: { cookie } })).status).toBe(404);
  });

  test('never show a link or a code that signs in', async () => {
    const { application, ...session } = await stepUp(server, await applied(server));
    await server.get('sendLoginLink', { body: { email: application.user.email } });
    const { messages } = await server.get('readMessages', at(session));
    const secret = messages.filter(({ text }) => text === null);
    expect(secret.map(({ channel }) => channel)).toEqual(['email', 'sms']);
    expect(secret.every(({ isNew }) => !isNew)).toBe(true);
    expect(JSON.stringify(messages)).not.toMatch(/token=|\b\d{6}\b is/);
  });

  test('are new until they were seen', async () => {
    const session = await applied(server);
    const [newest] = (await server.get('readMessages', at(session))).messages;
    expect(newest?.isNew).toBe(true);
    const upTo = newest?.id ?? '';
    const seen = await server.get('markMessagesSeen', { ...at(session), body: { upTo } });
    expect(seen.newCount).toBe(0);
    expect((await server.get('readMessages', at(session))).messages[0]?.isNew).toBe(false);
  });

  test('of another borrower are not found', async () => {
    const other = await applied(server);
    const [theirs] = (await server.get('readMessages', at(borrower))).messages;
    const upTo = theirs?.id ?? '';
    const refused = await server.call('markMessagesSeen', { ...at(other), body: { upTo } });
    expect(refused.error?.type).toBe('notFound');
    const call = { token: other.token, params: { id: borrower.userId } };
    expect((await server.call('readMessages', call)).error?.type).toBe('notFound');
  });

  test('come a page at a time', async () => {
    const session = await applied(server);
    const [first] = (await server.get('readMessages', at(session))).messages;
    const older = await server.get('readMessages', { ...at(session), query: { before: first?.id ?? '' } });
    expect(older).toMatchObject({ messages: [], hasMore: false });
  });
});

describe('emails to an address that anyone can type', () => {
  let asda: TestServer;
  beforeAll(async () => {
    asda = await startTestServer({ brand: 'asda' });
  });
  afterAll(() => asda.close());

  const listedFor = async (session: { token: string; userId: string }) =>
    (await asda.get('readMessages', at(session))).messages.map(({ subject, text }) => ({ subject, text }));
  const write = (email: string) =>
    asda.get('contactUs', {
      body: { name: 'Ada', email, topic: 'repayments', message: 'Can I pay on another day?' },
    });

  test('are listed once a link was opened in that mailbox, a saved form’s link without its words', async () => {
    const { email } = (await applied(asda)).application.user;
    await asda.get('sendLoginLink', { body: { email } });
    const owner = await signIn(asda, await newestLinkToken(asda, email));
    await write(email);
    await linkedDraft(asda, { email });
    const listed = await listedFor(owner);
    expect(listed).toContainEqual({
      subject: expect.stringMatching(/^We have your message /) as unknown,
      text: expect.stringContaining('Its reference is') as unknown,
    });
    expect(listed).toContainEqual({ subject: 'Continue your application', text: null });
  });

  test('are never listed for someone who typed the address and has not opened its mailbox', async () => {
    const typist = await applied(asda);
    await write(typist.application.user.email);
    await linkedDraft(asda, { email: typist.application.user.email });
    const subjects = (await listedFor(typist)).map(({ subject }) => subject);
    expect(subjects).not.toContainEqual(expect.stringMatching(/We have your message|Continue your/));
  });
});
