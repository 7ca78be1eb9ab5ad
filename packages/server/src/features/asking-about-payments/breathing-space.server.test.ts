import { addDays, day } from '@fairlead/core/calendar/day';
import { aboutLoan, shortLoan, signedLoan } from '@fairlead/testing/journeys/loans';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyAfterEach } from '../../testing/verify-after-each.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

verifyAfterEach(() => server);

test('a breathing space that is applied for pauses reminders, and begins once staff record it', async () => {
  const ada = await signedLoan(server, shortLoan());
  const today = await server.services.clock.today();
  const { reference, breathingSpace } = await server.get('readLoan', aboutLoan(ada));
  expect(breathingSpace).toBeNull();
  const stated = await server.get('reportBreathingSpace', {
    ...aboutLoan(ada),
    body: { adviser: 'StepChange', appliedOn: addDays(day(today), -2) },
  });
  expect(stated).toMatchObject({ kind: 'breathing-space', answer: null, reference: `${reference}-Q1` });
  const pause = { token: ada.token, params: { id: ada.userId } };
  expect((await server.get('readContactPause', pause)).pausedUntil).toBe(addDays(day(today), 30));
  expect((await server.get('readLoan', aboutLoan(ada))).breathingSpace).toBeNull();
  await server.get('actAsStaff', { body: { reference, kind: 'breathing-space' } });
  const begun = await server.get('readLoan', aboutLoan(ada));
  expect(begun.breathingSpace).toEqual({ since: today, until: addDays(day(today), 59) });
  const [answered] = await server.get('listLoanCases', aboutLoan(ada));
  expect(answered?.answer?.outcome).toBe('begun');
  const inbox = await server.get('readInbox', { query: { to: ada.application.user.email } });
  const subjects = inbox.map(({ subject }) => subject);
  expect(subjects).toContain('Your breathing space has started');
  expect(subjects).toContain('You’ve let us know about a breathing space');
});

test('one that the register does not have is answered in words', async () => {
  const bea = await signedLoan(server, shortLoan());
  const { reference, asOf } = await server.get('readLoan', aboutLoan(bea));
  const body = { adviser: 'Citizens Advice', appliedOn: asOf };
  await server.get('reportBreathingSpace', { ...aboutLoan(bea), body });
  await server.get('actAsStaff', { body: { reference, kind: 'case-answered' } });
  const [answered] = await server.get('listLoanCases', aboutLoan(bea));
  expect(answered?.answer?.outcome).toBe('not-registered');
  expect((await server.get('reportBreathingSpace', { ...aboutLoan(bea), body })).answer).toBeNull();
});
