import { answerAtBank, askToPayByBank, providerIdIn } from '@fairlead/testing/journeys/bank-payments';
import { signedLoan } from '@fairlead/testing/journeys/loans';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sandboxBankPayment } from './sandbox-bank-payment.ts';

let server: TestServer;
let payment: string;
beforeAll(async () => {
  server = await startTestServer();
  const { url } = await server.get('startBankPayment', askToPayByBank(await signedLoan(server)));
  payment = providerIdIn(url);
});
afterAll(() => server.close());

const PAGE = 'http://localhost:3000/sandbox/bank/payment';

const answerTo = (request: Request, config = server.services.config) =>
  sandboxBankPayment(config, async (asked) => server.app.fetch(asked, {}), request);

const open = (id = payment) => answerTo(new Request(`${PAGE}?payment=${encodeURIComponent(id)}`));

const send = (form: Readonly<Record<string, string>>) => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const body = new URLSearchParams(form).toString();
  return answerTo(new Request(PAGE, { method: 'POST', headers, body }));
};

describe('the page that plays the bank of a payer', () => {
  test('shows what is to be paid, with a policy that lets it send its form to itself', async () => {
    const answer = await open();
    expect(answer?.status).toBe(200);
    expect(answer?.headers.get('content-security-policy')).toContain("form-action 'self'");
    expect(answer?.headers.get('cache-control')).toBe('no-store');
    expect(await answer?.text()).toContain('<h1>Pay £50.00</h1>');
  });

  test('is incomplete for a payment that is not there', async () => {
    for (const id of ['', 'BP-of-no-one', '../time-machine']) expect((await open(id))?.status).toBe(400);
    expect((await send({ answer: 'choose', choice: 'pay' }))?.status).toBe(400);
  });

  test('sends the payer back with the payment, whatever they chose', async () => {
    const back = await send({ payment, answer: 'choose', choice: 'down' });
    expect(back?.status).toBe(303);
    expect(back?.headers.get('location')).toBe(`/truelayer/callback?payment_id=${payment}`);
    expect(await (await open())?.text()).toContain('This payment has ended');
    await answerAtBank(server, `${PAGE}?payment=${payment}`);
    expect((await send({ payment, answer: 'back' }))?.status).toBe(303);
  });

  test('is no page of production, nor where real banks are connected', async () => {
    const request = new Request(`${PAGE}?payment=${payment}`);
    expect(await answerTo(request, { ...server.services.config, env: 'production' })).toBeUndefined();
    const adapters = { ...server.services.config.adapters, bankPayments: 'truelayer' } as const;
    expect(await answerTo(request, { ...server.services.config, adapters })).toBeUndefined();
    expect(await sandboxBankPayment(server.services.config, null, request)).toBeUndefined();
  });

  test('leaves every other address and method to the pages', async () => {
    expect(await answerTo(new Request('http://localhost:3000/sandbox/bank'))).toBeUndefined();
    expect(await answerTo(new Request(PAGE, { method: 'PUT' }))).toBeUndefined();
  });
});
