import { day } from '@fairlead/core/calendar/day';
import { newMotorApplicant } from '@fairlead/testing/motor-people';
import { signedForMotor } from '@fairlead/testing/journeys/motor';
import { shortLoan, signedLoan } from '@fairlead/testing/journeys/loans';
import { readPdf } from '@fairlead/testing/read-pdf';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyAfterEach } from '../../testing/verify-after-each.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

verifyAfterEach(() => server);

describe('the car of a hire purchase', () => {
  test('is part of the loan, with its half and third, and is the borrower’s after the last payment', async () => {
    const application = newMotorApplicant('Successful', 'Accept', { term: 12 });
    const borrower = await signedForMotor(server, application);
    const read = () =>
      server.get('readLoan', { brand: 'motor', token: borrower.token, params: { id: borrower.loanId } });
    const { hirePurchase, totalAmountPayable, endsOn } = await read();
    expect(hirePurchase).toMatchObject({
      vehicle: { registrationNumber: 'AIZ1234' },
      totalPrice: totalAmountPayable,
      half: { amount: Math.round(totalAmountPayable * 50) / 100, paidOn: null },
      needsCourtOrder: false,
      ownedSince: null,
    });
    await server.travelTo(day(endsOn));
    await server.get('advanceTime', { body: { days: 5 } });
    const letters = await server.get('readInbox', { query: { to: application.user.email } });
    const [closing] = letters.filter(({ subject }) => subject === 'You have repaid your loan');
    expect(closing?.text).toContain('The car is yours from today:');
    expect(closing?.text).toContain('registration number AIZ1234');
    const certificate = await server.fetch(`/v2/loans/${borrower.loanId}/title-certificate.pdf`, {
      headers: { authorization: `Bearer ${borrower.token}` },
    });
    const { text } = await readPdf(Buffer.from(await certificate.arrayBuffer()));
    for (const said of ['Certificate of Ownership', 'AIZ1234', 'Successful Accept has owned this car since'])
      expect(text).toContain(said);
  });

  test('is no part of an unsecured loan', async () => {
    const ada = await signedLoan(server, shortLoan());
    const { hirePurchase } = await server.get('readLoan', { token: ada.token, params: { id: ada.loanId } });
    expect(hirePurchase).toBeNull();
  });
});
