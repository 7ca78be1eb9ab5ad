import { addDays } from '@fairlead/core/calendar/day';
import { nextWorkingDay } from '@fairlead/core/calendar/working-days';
import { applied } from '@fairlead/testing/journeys/applying';
import { newApplicant } from '@fairlead/testing/people';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

type Borrower = Awaited<ReturnType<typeof applied>>;

const read = ({ token, applicationId }: Borrower) =>
  server.get('readApplication', { token, params: { id: applicationId }, query: { embedded: 'quote' } });

const subjectsTo = async ({ application }: Borrower) =>
  (await server.get('readInbox', { query: { to: application.user.email } })).map(({ subject }) => subject);

test('a referred application is decided on the next working day, with an email either way', async () => {
  const today = await server.today();
  const referred = await applied(server, newApplicant('Rita', 'Referred'));
  const thin = await applied(server, newApplicant('Theo', 'Thin'));
  expect(await read(referred)).toMatchObject({ state: 'Referred', referredFor: 'review' });
  expect(await read(thin)).toMatchObject({ state: 'Referred', referredFor: 'too-little-history' });

  const workingDay = nextWorkingDay(addDays(today, 1));
  if (addDays(workingDay, -1) > today) await server.travelTo(addDays(workingDay, -1));
  expect((await read(referred)).state).toBe('Referred');

  await server.travelTo(workingDay);
  expect(await read(referred)).toMatchObject({
    state: 'Quoted',
    referredFor: null,
    quote: { amount: 7_500, apr: 14 },
  });
  expect((await subjectsTo(referred))[0]).toBe('Your price');
  const declined = await read(thin);
  expect(declined).toMatchObject({ state: 'Declined', quote: null });
  expect(declined.declineReasons[0]).toBe(
    'Your credit file shows too little for us to lend to you responsibly.',
  );
  expect((await subjectsTo(thin))[0]).toBe('About your loan application');
});
