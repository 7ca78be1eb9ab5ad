import { addDays } from '@fairlead/core/calendar/day';
import { londonDay } from '@fairlead/core/calendar/london';
import { applied } from '@fairlead/testing/journeys/applying';
import { signedLoan } from '@fairlead/testing/journeys/loans';
import { lookAround } from '@fairlead/testing/journeys/look-around';
import { newestLinkToken, signIn } from '@fairlead/testing/journeys/sign-in';
import { newApplicant } from '@fairlead/testing/people';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eraseEndedRecords } from '../../resources/retention/erase-ended-records.ts';
import { perform } from '../../runtime/background-tasks.ts';

/** The database refuses an erasure that is not due by its own clock, which no test sets. */
const START = londonDay(Date.now());

const ADDRESSES = 60;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ today: START });
});
afterAll(() => server.close());

const answersOf = async (email: string): Promise<string> =>
  (await lookAround(server, email)).map(({ endpoint, answer }) => `${endpoint} ${answer}`).join('\n');

const unknownEmail = (): string => newApplicant('Ada', 'Accept').user.email;

async function appliedAs(surname: string): Promise<string> {
  return (await applied(server, newApplicant('Ada', surname))).application.user.email;
}

/** The same once its owner has opened a link in the mailbox. */
async function proven(email: string): Promise<string> {
  await server.get('sendLoginLink', { body: { email } });
  await signIn(server, await newestLinkToken(server, email));
  return email;
}

/** Whose address it is, by what has happened with it. */
const KNOWN: readonly (() => Promise<string>)[] = [
  async () => (await signedLoan(server)).application.user.email,
  () => appliedAs('Accept'),
  async () => proven(await appliedAs('Accept')),
  () => appliedAs('Decline'),
  async () => proven(await appliedAs('Decline')),
  () => appliedAs('Referred'),
  () => appliedAs('Mismatch'),
];

describe('someone who types an email address sees the same, known or not', () => {
  test(
    'by link, application, session, borrower and price: of a loan, proven, unproven, declined or waiting',
    { timeout: 120_000 },
    async () => {
      const expected = await answersOf(unknownEmail());
      for (let number = 0; number < ADDRESSES; number += 1) {
        const knownEmail = KNOWN[number % KNOWN.length] ?? unknownEmail;
        expect(await answersOf(await knownEmail()), `known ${number % KNOWN.length}`).toBe(expected);
        expect(await answersOf(unknownEmail())).toBe(expected);
      }
    },
  );

  test('of a person who was erased', async () => {
    const emails = [await proven(await appliedAs('Decline')), await appliedAs('Decline')];
    const before = await server.db.selectFrom('users').select('id').execute();
    await server.travelTo(addDays(START, 367));
    await perform(eraseEndedRecords, server.services);
    const after = await server.db.selectFrom('users').select('id').execute();
    expect(after.length).toBeLessThan(before.length);
    const expected = await answersOf(unknownEmail());
    for (const email of emails) expect(await answersOf(email)).toBe(expected);
  });
});
