import { BUDGET, toBudget, withBudget, type Budgeting } from '@fairlead/testing/journeys/budgets';
import { applied } from '@fairlead/testing/journeys/applying';
import { stepUp } from '@fairlead/testing/journeys/sign-in';
import { newApplicant } from '@fairlead/testing/people';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { addDays } from '@fairlead/core/calendar/day';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let server: TestServer;
let borrower: Budgeting;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  borrower = await withBudget(server);
});
afterAll(() => server.close());

const open = ({ token } = borrower) => server.get('openFinancialStatement', { token });
const read = (query = {}) => server.get('readFinancialStatement', { ...toBudget(borrower), query });
const change = (body: Partial<typeof BUDGET> = {}, version = borrower.version, who = borrower) =>
  server.call('changeFinancialStatement', { ...toBudget(who), body: { version, ...BUDGET, ...body } });

const audited = async () => {
  const rows = await server.db
    .selectFrom('audit_rows')
    .select(['action', 'detail'])
    .where('user_id', '=', borrower.userId)
    .where('action', 'like', 'financial-statement%')
    .orderBy('id')
    .execute();
  return rows.map(({ action, detail }) => [action, detail]);
};

describe('a financial statement', () => {
  test('starts empty, counts for thirty days, and is the same when it is opened again', async () => {
    const first = await open();
    expect(first).toMatchObject({
      id: borrower.statementId,
      version: 1,
      startedOn: '2026-11-20',
      expiresOn: '2026-12-20',
      isExpired: false,
      filledInFrom: null,
      entries: [],
      hints: [],
    });
    expect(first.totals).toMatchObject({ income: 0, outgoings: 0, surplus: 0, categories: [] });
    expect(first.missing).toContain('income');
    const both = await Promise.all([open(), open()]);
    expect(both.map(({ id }) => id)).toEqual([first.id, first.id]);
  });

  test('that two devices open at the same moment is one', async () => {
    const who = await applied(server, newApplicant('Successful', 'Accept'));
    const [one, other] = await Promise.all(
      [0, 1].map(() => server.get('openFinancialStatement', { token: who.token })),
    );
    expect(one?.id).toBe(other?.id);
  });

  test('has the totals by category and what is left', async () => {
    const { data } = await change();
    expect(data?.totals).toEqual({
      income: 2001.87,
      fixedCosts: 1070,
      flexibleCosts: 611.29,
      outgoings: 1681.29,
      savings: 20,
      priorityOffers: 25,
      surplus: 275.58,
      categories: [
        { category: 'earnings', amount: 1826.25 },
        { category: 'benefits', amount: 175.62 },
        { category: 'homeAndContents', amount: 950 },
        { category: 'utilities', amount: 120 },
        { category: 'communicationsAndLeisure', amount: 62.58 },
        { category: 'foodAndHousekeeping', amount: 487 },
        { category: 'personal', amount: 61.71 },
      ],
    });
    expect(data).toMatchObject({ version: 2, missing: [], notes: BUDGET.notes, debts: BUDGET.debts });
    expect(await read()).toEqual(data);
  });

  test('says how the surplus was calculated where that is asked for', async () => {
    await change();
    expect((await read()).working).toBeUndefined();
    const { working } = await read({ embedded: 'working' });
    expect(working).toMatchObject({ figure: 'Monthly surplus', result: '£275.58' });
    expect(working?.steps).toEqual([
      { label: 'Left after outgoings', value: '£320.58' },
      { label: 'Savings', value: '-£20.00' },
      { label: 'Bills that come first', value: '-£25.00' },
    ]);
  });

  test('takes answers that are missing, and names them', async () => {
    const household = { ...BUDGET.household, adults: null, tenure: null };
    const { status, data } = await change({ household, entries: [], isBehind: null, notes: null });
    expect(status).toBe(200);
    expect(data?.missing).toEqual(['adults', 'tenure', 'income', 'behind', 'fixedCosts', 'flexibleCosts']);
  });
});

describe('a change', () => {
  test('of an older version is refused and changes nothing', async () => {
    await change();
    const { status, error } = await change({ notes: 'From an older tab.' });
    expect([status, error?.type]).toEqual([412, 'statementChanged']);
    expect(error?.message).toContain('changed somewhere else');
    expect(await read()).toMatchObject({ version: 2, notes: BUDGET.notes });
  });

  test('made twice at the same moment counts once', async () => {
    const answers = await Promise.all([change({ notes: 'One' }), change({ notes: 'Other' })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    expect((await read()).version).toBe(2);
  });

  test('repeated after its answer was lost succeeds and changes nothing', async () => {
    const first = await change();
    const second = await change();
    expect(second.data).toEqual(first.data);
    expect(await audited()).toHaveLength(2);
  });

  test.each([
    ['a line twice', { entries: [BUDGET.entries[0]!, BUDGET.entries[0]!] }, 'entries.1'],
    [
      'an amount above a million pounds',
      { entries: [{ line: 'rent', amount: 1_000_000.01, frequency: 'weekly' }] },
      'entries.0.amount',
    ],
    [
      'thirteen debts',
      { debts: Array.from({ length: 13 }, () => ({ name: 'A card', owed: 1, monthlyPayment: null })) },
      'debts',
    ],
    ['a note that is too long', { notes: 'x'.repeat(1001) }, 'notes'],
  ] as const)('with %s is refused by field', async (_, body, field) => {
    const { status, error } = await change(body as unknown as Partial<typeof BUDGET>);
    expect([status, error?.type]).toEqual([400, 'validationFailed']);
    expect(Object.keys(error?.fields ?? {})).toEqual([field]);
  });

  test('with the largest amounts of every line is counted', async () => {
    const entries = BUDGET.entries.map((entry) => ({ ...entry, amount: 1_000_000 }));
    expect((await change({ entries })).status).toBe(200);
  });

  test('is in the audit trail without what was said', async () => {
    await change();
    const statement = borrower.statementId;
    expect(await audited()).toEqual([
      ['financial-statement-started', { statement, filledInFrom: null }],
      ['financial-statement-changed', { statement, version: 2 }],
    ]);
  });
});

describe('a statement of another borrower', () => {
  test('cannot be read or changed', async () => {
    const other = await withBudget(server);
    const theirs = { ...other, statementId: borrower.statementId };
    expect((await server.call('readFinancialStatement', toBudget(theirs))).error?.type).toBe('notFound');
    expect((await change({}, 1, theirs)).error?.type).toBe('notFound');
    expect((await open(other)).id).not.toBe(borrower.statementId);
  });

  test('at another brand with the same email address is another one', async () => {
    const under = await applied(server, borrower.application, 'asda');
    const theirs = await server.get('openFinancialStatement', { token: under.token, brand: 'asda' });
    expect(theirs.id).not.toBe(borrower.statementId);
    expect(theirs.entries).toEqual([]);
  });

  test('cannot be opened by a session that is limited to one application', async () => {
    const limited = await applied(server, borrower.application);
    const { status, error } = await server.call('openFinancialStatement', { token: limited.token });
    expect([status, error?.type]).toEqual([403, 'openFromEmail']);
  });
});

describe('what a household enters', () => {
  test('is encrypted: no word and no amount of it is in the table', async () => {
    await change();
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(stored)::text as row from financial_statements as stored
      where user_id = ${borrower.userId}`.execute(server.db);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toMatch(/bakery|Fernhithe|councilTax|42000|private-tenant/);
  });

  test('is part of the export of the borrower’s data, and is erased when they ask', async () => {
    await change();
    const strong = { ...borrower, ...(await stepUp(server, borrower)) };
    const call = { token: strong.token, params: { id: strong.userId } };
    expect((await server.get('requestErasure', call)).now).toContain('budgets');
    const missing = await server.call('readFinancialStatement', toBudget(strong));
    expect(missing.error?.type).toBe('notFound');
    expect(await open(strong)).toMatchObject({ filledInFrom: null, entries: [] });
  });
});

describe('no trigger figures', () => {
  test('mean no hints; those of the sandbox ask about spending that is above them', async () => {
    const entries = [{ line: 'food', amount: 900, frequency: 'monthly' }] as const;
    expect((await change({ entries: [...entries] })).data?.hints).toEqual(['foodAndHousekeeping']);
    const staging = await startTestServer({
      settings: {
        TRIGGER_FIGURES_VERSION: 'test',
        TRIGGER_FIGURES_COMMUNICATIONS: '1000,1,1,1,1',
        TRIGGER_FIGURES_FOOD: '1000,1,1,1,1',
        TRIGGER_FIGURES_PERSONAL: '1000,1,1,1,1',
      },
    });
    const who = await withBudget(staging);
    const { data } = await staging.call('changeFinancialStatement', {
      ...toBudget(who),
      body: { version: 1, ...BUDGET, entries: [...entries] },
    });
    expect(data?.hints).toEqual([]);
    await staging.close();
  });
});

describe('a statement that is more than thirty days old', () => {
  test('cannot be changed; a new one begins with its figures, and says so', async () => {
    await change();
    const today = await server.today();
    await server.travelTo(addDays(today, 30));
    expect((await read()).isExpired).toBe(false);
    await server.travelTo(addDays(today, 31));
    const again = { ...borrower, ...(await stepUp(server, borrower)) };
    const old = await server.get('readFinancialStatement', toBudget(again));
    expect(old.isExpired).toBe(true);
    const { status, error } = await change({ notes: null }, old.version, again);
    expect([status, error?.type]).toEqual([409, 'statementExpired']);
    const next = await open(again);
    expect(next).toMatchObject({
      version: 1,
      startedOn: addDays(today, 31),
      filledInFrom: '2026-11-20',
      notes: BUDGET.notes,
      totals: { surplus: 275.58 },
    });
    expect(next.id).not.toBe(borrower.statementId);
    expect((await open(again)).id).toBe(next.id);
  });
});
