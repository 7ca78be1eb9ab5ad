import { addDays, day } from '@fairlead/core/calendar/day';
import { addWorkingDays } from '@fairlead/core/calendar/working-days';
import { displayDay, longDay } from '@fairlead/core/calendar/display';
import { pence } from '@fairlead/core/money/pence';
import { formatPounds } from '@fairlead/core/money/pounds';
import { shortLoan, signedLoan, type LoanBorrower } from '@fairlead/testing/journeys/loans';
import { readPdf } from '@fairlead/testing/read-pdf';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;
let ada: LoanBorrower;
beforeAll(async () => {
  server = await startTestServer();
  ada = await signedLoan(server, shortLoan());
  const { nextPayment } = await read();
  await server.get('advanceTime', { body: { to: addDays(day(nextPayment!.collectOn), 2) } });
});
afterAll(() => server.close());

const read = () =>
  server.get('readLoan', {
    token: ada.token,
    params: { id: ada.loanId },
    query: { embedded: 'historicalRepayments' },
  });

const open = (path: string, { token } = ada) =>
  server.fetch(`/v2/loans/${ada.loanId}/${path}`, { headers: { authorization: `Bearer ${token}` } });

/** An amount of an answer, as a document says it. */
const shown = (pounds: number): string => formatPounds(pence(Math.round(pounds * 100)));

const textOf = async (answer: Response): Promise<string> => {
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  return (await readPdf(Buffer.from(await answer.arrayBuffer()))).text;
};

test('a statement says what was owed, what was paid, and what is still to be paid', async () => {
  const loan = await read();
  const text = await textOf(await open(`statements/${loan.signedOn}/${loan.asOf}.pdf`));
  expect(text).toContain(`From ${displayDay(day(loan.signedOn))} to ${displayDay(day(loan.asOf))}`);
  expect(text).toContain(loan.reference);
  expect(text).toContain('Ada Accept');
  for (const { amount } of loan.historicalRepayments ?? []) expect(text).toContain(shown(amount));
  expect(text).toContain(displayDay(day(loan.nextPayment!.dueOn)));
  expect(text).toContain(displayDay(day(loan.endsOn)));
});

test('the transactions of a period can be opened in a spreadsheet', async () => {
  const loan = await read();
  const answer = await open(`statements/${loan.signedOn}/${loan.asOf}.csv`);
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="transactions-.*\.csv"$/);
  const [payout, repayment] = loan.historicalRepayments!;
  expect((await answer.text()).split('\r\n').slice(0, 3)).toEqual([
    '"Counts from","Description","Method","Paid by you","Paid to you"',
    `"${payout!.valueOn}","Paid to your bank account","Bank transfer","0.00","1000.00"`,
    `"${repayment!.valueOn}","Payment","Direct Debit","${repayment!.amount.toFixed(2)}","0.00"`,
  ]);
  const before = addDays(day(loan.signedOn), -1);
  expect((await (await open(`statements/${before}/${before}.csv`)).text()).split('\r\n')).toHaveLength(2);
});

test('a statement has a period that has been, in order, and is for its borrower alone', async () => {
  const { asOf, signedOn } = await read();
  const refused = async (path: string, borrower = ada) => {
    const answer = await open(path, borrower);
    return [answer.status, ((await answer.json()) as { error: { type: string } }).error.type];
  };
  const notPossible = [422, 'periodNotPossible'];
  for (const format of ['pdf', 'csv']) {
    expect(await refused(`statements/${signedOn}/${addDays(day(asOf), 1)}.${format}`)).toEqual(notPossible);
    expect(await refused(`statements/${asOf}/${signedOn}.${format}`)).toEqual(notPossible);
    expect((await open(`statements/2026-02-30/${asOf}.${format}`)).status).toBe(404);
  }
  const other = await signedLoan(server, shortLoan());
  expect(await refused(`statements/${signedOn}/${asOf}.pdf`, other)).toEqual([404, 'notFound']);
  expect(await refused(`settlement-statements/${asOf}.pdf`, other)).toEqual([404, 'notFound']);
});

test('a receipt says what was paid, how, and what was owed after it, and is for payments alone', async () => {
  const [payout, repayment] = (await read()).historicalRepayments!;
  const text = await textOf(await open(`receipts/${repayment!.id}.pdf`));
  for (const said of [shown(repayment!.amount), 'Direct Debit', shown(repayment!.outstandingAfter)])
    expect(text).toContain(said);
  expect(text).toContain('has received this payment');
  expect((await open(`receipts/${payout!.id}.pdf`)).status).toBe(404);
  const other = await signedLoan(server, shortLoan());
  expect((await open(`receipts/${repayment!.id}.pdf`, other)).status).toBe(404);
});

test('the receipt of a payment that the bank took back says so', async () => {
  const indemnity = await signedLoan(server, shortLoan('Indemnity'));
  const call = { token: indemnity.token, params: { id: indemnity.loanId } };
  const { nextPayment } = await server.get('readLoan', call);
  await server.get('advanceTime', { body: { to: addDays(day(nextPayment!.collectOn), 40) } });
  const { historicalRepayments } = await server.get('readLoan', {
    ...call,
    query: { embedded: 'historicalRepayments' },
  });
  const taken = historicalRepayments!.find(({ kind }) => kind === 'repayment')!;
  const back = historicalRepayments!.find(({ kind }) => kind === 'repayment-returned')!;
  const answer = await server.fetch(`/v2/loans/${indemnity.loanId}/receipts/${taken.id}.pdf`, {
    headers: { authorization: `Bearer ${indemnity.token}` },
  });
  expect(await textOf(answer)).toContain(`Your bank took this payment back on ${longDay(day(back.valueOn))}`);
});

test('a settlement statement says the figure of a day, what is saved, and each day until the last', async () => {
  const params = { id: ada.loanId };
  const { context, expiresOn, asOf } = await server.get('previewEarlySettlementQuote', {
    token: ada.token,
    params,
  });
  const chosen = context.days.find(({ date }) => date === addWorkingDays(day(asOf), 5))!;
  const text = await textOf(await open(`settlement-statements/${chosen.date}.pdf`));
  expect(text).toContain(`To pay on that day ${shown(chosen.amount)}`);
  for (const { date, amount, saved } of context.days) {
    const row = [displayDay(day(date)), ...[amount, saved].map(shown)];
    expect(text).toContain(row.join(' '));
  }
  const late = await open(`settlement-statements/${addDays(day(expiresOn), 1)}.pdf`);
  expect(late.status).toBe(422);
  await server.get('advanceTime', { body: { to: addDays(day((await read()).endsOn), 7) } });
  expect((await open(`settlement-statements/${(await read()).asOf}.pdf`)).status).toBe(400);
});
