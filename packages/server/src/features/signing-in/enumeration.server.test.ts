import { applied } from '@fairlead/testing/journeys/applying';
import { signedLoan } from '@fairlead/testing/journeys/loans';
import { lookAround } from '@fairlead/testing/journeys/look-around';
import { newApplicant } from '@fairlead/testing/people';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const ADDRESSES = 60;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const answersOf = async (email: string): Promise<string> =>
  (await lookAround(server, email)).map(({ endpoint, answer }) => `${endpoint} ${answer}`).join('\n');

const unknownEmail = (): string => newApplicant('Ada', 'Accept').user.email;

async function knownEmail(number: number): Promise<string> {
  const { application } = number % 20 === 0 ? await signedLoan(server) : await applied(server);
  return application.user.email;
}

describe('someone who types an email address sees the same, known or not', () => {
  test('by link, application, session, borrower and price', { timeout: 120_000 }, async () => {
    const expected = await answersOf(unknownEmail());
    for (let number = 0; number < ADDRESSES; number += 1) {
      expect(await answersOf(await knownEmail(number))).toBe(expected);
      expect(await answersOf(unknownEmail())).toBe(expected);
    }
  });
});
