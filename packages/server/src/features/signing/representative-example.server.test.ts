import { BRANDS } from '@fairlead/brands/brands';
import { pence } from '@fairlead/core/money/pence';
import { formatPounds, formatWholePounds, poundsInPence } from '@fairlead/core/money/pounds';
import { motorReadyToSign } from '@fairlead/testing/journeys/motor';
import { newMotorApplicant } from '@fairlead/testing/motor-people';
import { openDocument } from '@fairlead/testing/open-document';
import { readPdf } from '@fairlead/testing/read-pdf';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';

const EXAMPLE = BRANDS.motor.config.representativeExample;
const brand = 'motor' as const;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ brand, drawsPdfs: true });
});
afterAll(() => server.close());

async function readAt(path: string, token: string): Promise<string> {
  const answer = await openDocument(server, path, token);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  return (await readPdf(Buffer.from(await answer.arrayBuffer()))).text;
}

test('the representative example of motor finance comes out of a whole journey', async () => {
  const { assumedAmount: amount, assumedDuration: term } = EXAMPLE;
  // The first payment is due a month after the money, as an example at equal months assumes.
  const paymentDay = Number((await server.today()).slice(-2));
  const borrower = await motorReadyToSign(
    server,
    newMotorApplicant('Ada', 'Fair', { amount, term }),
    paymentDay,
  );
  const { token, applicationId } = borrower;
  const own = { token, brand, params: { id: applicationId } } as const;
  const {
    quote,
    documentSet,
    schedule = [],
  } = await server.get('readApplication', {
    ...own,
    query: { embedded: 'quote,schedule' },
  });
  const figures = {
    monthlyCost: EXAMPLE.monthlyCost,
    apr: EXAMPLE.representativeAPR,
    interestRate: EXAMPLE.interestRate,
    totalAmountPayable: EXAMPLE.totalAmountPayable,
  };
  expect(quote).toMatchObject({ ...figures, amount, term, totalFees: EXAMPLE.totalFees });
  expect(documentSet).toMatchObject(figures);
  expect(schedule).toHaveLength(term);

  const { loan } = await server.get('requestLoan', own);
  await server.work();
  const loanId = loan?.id ?? '';
  const read = await server.get('readLoan', { token, brand, params: { id: loanId } });
  expect(read.hirePurchase).toMatchObject({ totalPrice: EXAMPLE.totalAmountPayable, optionFee: 25 });

  const signed = ['secci', 'contract'].map((slug) => `/v2/loans/${loanId}/${slug}.pdf`);
  for (const path of signed) {
    const text = await readAt(path, token);
    const shown = [
      formatWholePounds(poundsInPence(amount)),
      `${term}`,
      formatPounds(pence(Math.round(EXAMPLE.monthlyCost * 100))),
      `${EXAMPLE.representativeAPR}%`,
      `${EXAMPLE.interestRate}%`,
      formatPounds(pence(Math.round(EXAMPLE.totalAmountPayable * 100))),
      formatWholePounds(poundsInPence(EXAMPLE.totalFees)),
    ];
    for (const figure of shown) expect(text, `${figure} in ${path}`).toContain(figure);
  }
});
