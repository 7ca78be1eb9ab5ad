import { shortLoan, signedLoan } from '@fairlead/testing/journeys/loans';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { finishAdvance, startAdvance } from '../../resources/business-clock/business-clock-store.ts';
import { day } from '@fairlead/core/calendar/day';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ today: day('2026-11-20') });
});
afterAll(() => server.close());

describe('the time machine', () => {
  test('says what day it is and what is due', async () => {
    expect(await server.get('readTimeMachine')).toEqual({
      today: '2026-11-20',
      advancingTo: null,
      loansWithSomethingDue: 0,
      loansSetAside: 0,
    });
  });

  test('goes forward by days or to a day, doing what is due on the way', async () => {
    const { token, loanId } = await signedLoan(server, shortLoan('Ada'));
    expect(await server.get('advanceTime', { body: { days: 10 } })).toMatchObject({ today: '2026-11-30' });
    expect(await server.get('advanceTime', { body: { to: '2027-01-20' } })).toMatchObject({
      today: '2027-01-20',
      advancingTo: null,
      loansWithSomethingDue: 0,
    });
    const loan = await server.get('readLoan', { token, params: { id: loanId } });
    expect(loan).toMatchObject({ asOf: '2027-01-20', paidInstalments: 2 });
  });

  test('never goes back', async () => {
    const back = await server.call('advanceTime', { body: { to: '2027-01-19' } });
    expect([back.status, back.error?.type]).toEqual([422, 'timeOnlyGoesForward']);
    expect((await server.get('advanceTime', { body: { to: '2027-01-20' } })).today).toBe('2027-01-20');
  });

  test('does one advance at a time', async () => {
    await startAdvance(server.db, day('2027-03-01'));
    const second = await server.call('advanceTime', { body: { days: 1 } });
    expect([second.status, second.error?.type]).toEqual([409, 'advanceRunning']);
    await finishAdvance(server.db);
  });

  test('is carried on by the worker when the process that ran it is gone', async () => {
    await startAdvance(server.db, day('2027-03-01'));
    await server.work();
    expect(await server.get('readTimeMachine')).toMatchObject({ today: '2027-03-01', advancingTo: null });
  });
});
