import { addDays, addMonths, day, type Day } from '@fairlead/core/calendar/day';
import { displayDay } from '@fairlead/core/calendar/display';
import { aboutLoan, signedLoan } from '@fairlead/testing/journeys/loans';
import { newApplicant } from '@fairlead/testing/people';
import { readPdf } from '@fairlead/testing/read-pdf';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actAs } from '../database/acting-as.ts';
import { runDay } from './daily-run.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('a borrower is sent the statement of each year since the signature, once', async () => {
  const ada = await signedLoan(server, newApplicant('Ada', 'Accept', { amount: 1000, term: 24 }));
  const { signedOn, reference } = await server.get('readLoan', aboutLoan(ada));
  const user = { token: ada.token, params: { id: ada.userId } };
  const statements = async () =>
    (await server.get('readInbox', { query: { to: ada.application.user.email } })).filter(
      ({ subject }) => subject === 'Your annual statement',
    );
  const until = addDays(addMonths(day(signedOn), 12), -1);
  const run = async (on: Day) => {
    await actAs('system', () => runDay(server.services, on));
    await server.work();
    return (await statements()).length;
  };
  expect(await run(until)).toBe(0);
  expect(await run(addDays(until, 1))).toBe(1);
  expect(await run(addDays(until, 2))).toBe(1);
  const [statement] = await statements();
  expect(statement?.text).toContain(`Your statement for loan ${reference}`);

  const { messages } = await server.get('readMessages', user);
  const message = messages.find(({ subject }) => subject === 'Your annual statement');
  expect(message?.documents).toEqual(['annual-statement']);
  const path = `/v2/users/${ada.userId}/messages/${message?.id}/annual-statement.pdf`;
  const answer = await server.fetch(path, { headers: { authorization: `Bearer ${ada.token}` } });
  const { pages } = await readPdf(Buffer.from(await answer.arrayBuffer()));
  const text = pages.join(' ');
  expect(text).toContain(`From ${displayDay(day(signedOn))} to ${displayDay(until)}`);
  for (const part of ['Amount of credit', '£1,000', 'Owed at the end', 'Paying off your loan early'])
    expect(text).toContain(part);

  expect(await run(addMonths(addDays(until, 1), 12))).toBe(2);
});
