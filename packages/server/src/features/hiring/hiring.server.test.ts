import { addDays, day } from '@fairlead/core/calendar/day';
import { withHiredCar } from '@fairlead/testing/journeys/motor';
import { ADVISER, signedOn } from '@fairlead/testing/journeys/staff';
import { newMotorApplicant, RETURNED_CAR } from '@fairlead/testing/motor-people';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyAfterEach } from '../../testing/verify-after-each.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

verifyAfterEach(() => server);

type Hiring = Awaited<ReturnType<typeof withHiredCar>>;

const someone = (firstName = 'Successful') =>
  withHiredCar(server, newMotorApplicant(firstName, 'Accept', { term: 12 }));

const readLoan = ({ own }: Hiring) => server.get('readLoan', own);
const asStaff = ({ reference }: Hiring, kind: 'case-answered' | 'damage-claim' | 'payment-found') =>
  server.get('actAsStaff', { body: { reference, kind } });
const subjectsTo = async ({ application }: Hiring) =>
  (await server.get('readInbox', { query: { to: application.user.email } })).map(({ subject }) => subject);

async function newestCase({ own }: Hiring) {
  const [newest] = await server.get('listLoanCases', own);
  return newest;
}

const end = async (hired: Hiring) => {
  const { hirePurchase } = await readLoan(hired);
  const body = { ...RETURNED_CAR, toPay: hirePurchase?.toPayOnReturn ?? 0 };
  return server.get('endHirePurchase', { ...hired.own, body });
};

describe('a hirer who ends the agreement (Consumer Credit Act 1974, ss.99 and 100)', () => {
  test('pays up to half of the total price when nothing was paid, and nothing is collected any more', async () => {
    const ada = await someone();
    const { totalAmountPayable } = await readLoan(ada);
    const opened = await end(ada);
    const half = Math.round(totalAmountPayable * 50) / 100;
    expect(opened).toMatchObject({
      kind: 'car-return',
      carReturn: { ...RETURNED_CAR, toPay: half },
      answer: null,
    });
    const ended = await readLoan(ada);
    expect(ended).toMatchObject({ state: 'Voluntary terminated', isActive: false, outstanding: half });
    expect(ended.hirePurchase).toMatchObject({ toPayOnReturn: null, returnedOn: null, damage: null });
    expect(await subjectsTo(ada)).toContain('You’ve ended your agreement');
    await server.get('advanceTime', { body: { days: 60 } });
    expect(await readLoan(ada)).toMatchObject({ outstanding: half, totalPaid: 0 });
  });

  test('pays what is overdue and what is missing to half, to the penny', async () => {
    const pat = await someone('Penniless');
    const { nextPayment, totalAmountPayable } = await readLoan(pat);
    await server.travelTo(addDays(day(nextPayment?.collectOn ?? ''), 20));
    const { arrears, hirePurchase, totalPaid } = await readLoan(pat);
    expect(arrears.amount).toBeGreaterThan(0);
    expect(totalPaid).toBe(0);
    const half = Math.round(totalAmountPayable * 50) / 100;
    expect(hirePurchase?.toPayOnReturn).toBe(half);
    await end(pat);
    expect((await readLoan(pat)).outstanding).toBe(half);
  });

  test('pays nothing once half is paid, and the car is back when staff have it', async () => {
    const bea = await someone();
    const { hirePurchase } = await readLoan(bea);
    await server.travelTo(addDays(day(hirePurchase?.half.expectedOn ?? ''), 5));
    expect((await readLoan(bea)).hirePurchase?.toPayOnReturn).toBe(0);
    await end(bea);
    expect(await readLoan(bea)).toMatchObject({ state: 'Voluntary terminated', outstanding: 0 });
    await asStaff(bea, 'case-answered');
    const { asOf, hirePurchase: back } = await readLoan(bea);
    expect(back).toMatchObject({ returnedOn: asOf, damage: null });
    expect((await newestCase(bea))?.answer?.outcome).toBe('returned');
    expect(await subjectsTo(bea)).toContain('We have your car back');
  });

  test('gets a receipt for a payment that was under way, and owes less by it', async () => {
    const gus = await someone();
    const { nextPayment } = await readLoan(gus);
    const collectOn = day(nextPayment?.collectOn ?? '');
    await server.travelTo(addDays(collectOn, -1));
    await end(gus);
    const { outstanding: before } = await readLoan(gus);
    await server.travelTo(addDays(collectOn, 5));
    const { outstanding, totalPaid } = await readLoan(gus);
    expect(totalPaid).toBe(nextPayment?.amount);
    expect(Math.round((before - outstanding) * 100)).toBe(Math.round(totalPaid * 100));
    expect(await subjectsTo(gus)).toContain('Payment received');
  });

  test('owes damage that a second person has confirmed, once and only of a returned car', async () => {
    const cat = await someone();
    const claim = { body: { reference: cat.reference, kind: 'damage-claim' as const } };
    expect((await server.call('actAsStaff', claim)).error?.message).toContain('not handed a car back');
    await end(cat);
    await asStaff(cat, 'case-answered');
    const { outstanding: before } = await readLoan(cat);
    await asStaff(cat, 'damage-claim');
    const { outstanding, hirePurchase } = await readLoan(cat);
    expect(Math.round((outstanding - before) * 100)).toBe(340_00);
    expect(hirePurchase?.damage).toMatchObject({ amount: 340 });
    expect(await subjectsTo(cat)).toContain('Damage to the car you handed back');
    expect((await server.call('actAsStaff', claim)).error?.message).toContain('already been claimed');
  });

  test('ends it once, however often it is sent', async () => {
    const dee = await someone();
    const body = { ...RETURNED_CAR, toPay: dee.toPay };
    const key = 'ending-0000-0001';
    const calls = [1, 2, 3].map(() => server.call('endHirePurchase', { ...dee.own, body, key }));
    const ended = (await Promise.all(calls)).filter(({ status }) => status === 200);
    expect(ended.length).toBeGreaterThan(0);
    expect(await server.get('listLoanCases', dee.own)).toHaveLength(1);
    expect((await server.call('endHirePurchase', { ...dee.own, body })).error?.type).toBe('carNotReturnable');
  });
});

describe('a hirer whose car was stolen', () => {
  const loss = { cause: 'stolen' as const, insurer: 'Sample Insurance', claimNumber: 'CL-20418' };

  test('keeps paying until the insurer pays, which settles the agreement and leaves no car to hand back', async () => {
    const eve = await someone();
    const opened = await server.get('reportCarLoss', { ...eve.own, body: { ...loss, happenedOn: eve.asOf } });
    expect(opened).toMatchObject({ kind: 'car-loss', carLoss: loss });
    expect(await readLoan(eve)).toMatchObject({ state: 'Live', isActive: true });
    const { amount } = await server.get('previewEarlySettlementQuote', eve.own);
    await creditFromInsurer(eve, opened.id, amount);
    const settled = await readLoan(eve);
    expect(settled).toMatchObject({ state: 'Settled', outstanding: 0 });
    expect((await newestCase(eve))?.answer?.outcome).toBe('credited');
    expect(await subjectsTo(eve)).toEqual(
      expect.arrayContaining(['Your loan is paid off', 'Your insurer has paid us']),
    );
  });
});

/** An adviser proposes it and an underwriter confirms it. */
async function creditFromInsurer({ loanId, asOf }: Hiring, caseId: string, amount: number) {
  const [proposer, confirmer] = await Promise.all([signedOn(server, ADVISER), signedOn(server)]);
  const reason = 'The insurer has paid for the car.';
  const body = { kind: 'payment-found' as const, reason, caseId, amount, receivedOn: asOf };
  const { id } = await server.get('proposeLenderAction', {
    token: proposer.token,
    params: { id: loanId },
    body,
  });
  await server.get('decideLenderAction', {
    token: confirmer.token,
    params: { id },
    body: { outcome: 'confirm' },
  });
}

/** The tables of the product with a row that has one of the texts in clear, however it is spaced. */
async function tablesWith(...texts: readonly string[]): Promise<readonly string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(server.db);
  const patterns = texts.map((text) => `%${text.toUpperCase()}%`);
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql`
        select 1 from ${sql.table(name)} as stored
        where upper(replace(stored::text, ' ', '')) like any (${patterns}) limit 1`.execute(server.db);
      return rows.length > 0 ? [name] : [];
    }),
  );
  return found.flat();
}

describe('a hirer whose car has another registration number', () => {
  test('sees it on the loan once staff have checked it', async () => {
    const fay = await someone();
    const body = { registrationNumber: 'big 1234' };
    const opened = await server.get('reportPlateChange', { ...fay.own, body });
    expect(opened.plateChange).toEqual({ registrationNumber: 'BIG1234' });
    expect((await readLoan(fay)).hirePurchase?.vehicle?.registrationNumber).toBe('AIZ1234');
    await asStaff(fay, 'case-answered');
    expect((await readLoan(fay)).hirePurchase?.vehicle?.registrationNumber).toBe('BIG1234');
    expect(await subjectsTo(fay)).toContain('Your loan now shows your new registration number');
  });

  test('reads it in the last letter, and no table has a number of the hire in clear', async () => {
    const hal = await someone();
    await server.get('reportPlateChange', { ...hal.own, body: { registrationNumber: 'HAL 1234' } });
    await asStaff(hal, 'case-answered');
    await server.get('advanceTime', { body: { days: 400 } });
    expect(await readLoan(hal)).toMatchObject({ state: 'Complete' });
    const letters = await server.get('readInbox', { query: { to: hal.application.user.email } });
    const textOf = (subject: string) => letters.find((letter) => letter.subject === subject)?.text;
    expect(textOf('You have repaid your loan')).toContain('registration number HAL1234');
    expect(textOf('Your money is on its way')).toContain('settled agreement SMC-204118');
    expect(await tablesWith('AIZ1234', 'HAL1234', 'SMC-204118')).toEqual([]);
    expect(await tablesWith(hal.loanId)).toContain('loans');
  });
});
