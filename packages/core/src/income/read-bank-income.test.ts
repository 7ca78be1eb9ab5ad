import { describe, expect, test } from 'vitest';
import { addDays, day } from '../calendar/day.ts';
import { aTransaction, BANK_NAMES, BANK_PERIOD, paidOn, paymentDays } from '../testing/sample-bank.ts';
import { formatWorking } from '../working/format.ts';
import { BANK_INCOME_2026 } from './bank-income-rules.ts';
import type { BankTransaction } from './bank-transaction.ts';
import { readBankIncome } from './read-bank-income.ts';

const read = (transactions: readonly BankTransaction[], names = BANK_NAMES) =>
  readBankIncome(transactions, BANK_PERIOD, names);

const MONTHLY = paymentDays('monthly', day('2026-01-28'), 'before');
const WEEKLY = paymentDays('weekly', day('2026-01-02'), 'before');

const SALARY = paidOn(MONTHLY, 210_050, 'NORTHFELL LOGISTICS LTD SALARY');

const incomeOf = (transactions: readonly BankTransaction[]) => read(transactions).netMonthlyIncome;

describe('a salary', () => {
  test('is found with its payer, frequency and payments, in whole pounds', () => {
    const { sources, netMonthlyIncome, doubts, rulesVersion, period } = read(SALARY);
    expect(sources).toEqual([
      {
        payer: 'NORTHFELL LOGISTICS LTD SALARY',
        kind: 'pay',
        frequency: 'monthly',
        monthly: 210_050,
        payments: MONTHLY.map((on) => ({ on, amount: 210_050 })),
      },
    ]);
    expect([netMonthlyIncome, doubts]).toEqual([210_000, []]);
    expect([rulesVersion, period]).toEqual(['bank-income-2026-1', BANK_PERIOD]);
  });

  test('is one payer under the references, months and routes that banks print', () => {
    const printed = [
      'FASTER PAYMENTS RECEIPT NORTHFELL LOGISTICS LTD SALARY 00412',
      'Northfell Logistics Ltd  MAR SALARY',
      'NORTHFELL LOGISTICS BGC',
      'BACS NORTHFELL LOGISTICS LIMITED REF PAY RUN',
    ];
    const transactions = MONTHLY.map((on, at) =>
      aTransaction(on, 200_000, printed[at % printed.length] ?? ''),
    );
    expect(incomeOf(transactions)).toBe(200_000);
  });

  test.each([
    ['two payments', MONTHLY.slice(-2), null],
    ['three payments', MONTHLY.slice(-3), 210_000],
    ['nothing in the last 50 days', MONTHLY.slice(0, -1), null],
  ])('with %s counts as %s', (_name, days, expected) => {
    const period = { ...BANK_PERIOD, to: day('2026-11-17') };
    const income = readBankIncome(paidOn(days, 210_050, 'NORTHFELL LTD'), period, BANK_NAMES);
    expect(income.netMonthlyIncome).toBe(expected);
  });

  test('that rose counts as what it was most of the time, and one that fell as what it is now', () => {
    const changing = (before: number, after: number) =>
      MONTHLY.map((on, at) => aTransaction(on, at < 5 ? before : after, 'NORTHFELL LTD'));
    expect(MONTHLY).toHaveLength(9);
    expect(incomeOf(changing(100_000, 190_000))).toBe(100_000);
    expect(incomeOf(changing(190_000, 100_000))).toBe(100_000);
  });

  test('with a bonus counts without it', () => {
    const bonus = MONTHLY.map((on, at) => aTransaction(on, at === 4 ? 900_000 : 200_000, 'NORTHFELL LTD'));
    expect(incomeOf(bonus)).toBe(200_000);
    expect(incomeOf([...SALARY, aTransaction('2026-06-12', 500_000, 'NORTHFELL LOGISTICS LTD')])).toBe(
      210_000,
    );
  });

  test('that came before Christmas is not missed', () => {
    const year = { from: day('2025-09-01'), to: day('2026-03-02') };
    const due = ['2025-09-30', '2025-10-31', '2025-11-28', '2025-12-19', '2026-01-30', '2026-02-27'];
    const paid = due.map((on) => aTransaction(on, 180_000, 'NORTHFELL LTD'));
    expect(readBankIncome(paid, year, BANK_NAMES)).toMatchObject({
      netMonthlyIncome: 180_000,
      sources: [{ frequency: 'monthly' }],
    });
  });

  test('with a missed month counts that month as nothing', () => {
    expect(incomeOf(SALARY.filter((_one, at) => at !== 4))).toBe(Math.floor((210_050 * 8) / 9 / 100) * 100);
  });

  test.each([[day('2026-01-30'), 'last Friday', [27, 27, 24, 29, 26, 31, 28, 25, 30]]])(
    'on the %s is monthly (%s)',
    (_first, _name, days) => {
      const on = days.map((dayOfMonth, at) => `2026-${String(at + 2).padStart(2, '0')}-${dayOfMonth}`);
      const { sources } = read(on.map((paid) => aTransaction(paid, 180_000, 'NORTHFELL LTD')));
      expect(sources).toMatchObject([{ frequency: 'monthly', monthly: 180_000 }]);
    },
  );
});

describe('pay by the week', () => {
  test('that varies widely counts carefully, and is looked at', () => {
    const hours = [150, 40, 110, 0, 145, 90, 20, 160, 75, 130, 35, 105, 60];
    const paid = WEEKLY.flatMap((on, at) => {
      const amount = (hours[at % hours.length] ?? 0) * 400;
      return amount === 0 ? [] : [aTransaction(on, amount, 'DRIFTWOOD CATERING WAGES')];
    });
    const { sources, doubts, netMonthlyIncome } = read(paid);
    expect(sources).toMatchObject([{ frequency: 'weekly', kind: 'pay' }]);
    expect(doubts).toEqual(['irregular']);
    const average = paid.reduce((total, { amount }) => total + amount, 0) / WEEKLY.length;
    expect(netMonthlyIncome).toBeLessThanOrEqual(average * 4.349);
    expect(netMonthlyIncome).toBeGreaterThan(average * 4);
  });

  test('on days that follow no rule counts by whole months, and is looked at', () => {
    const days = [0, 3, 4, 9, 15, 16, 22, 24, 30, 33, 41, 42, 48, 50, 59, 61, 66, 75, 77, 83, 90, 92, 99];
    const paid = [...days, ...days.map((one) => one + 101)].map((after) =>
      aTransaction(addDays(day('2026-05-01'), after), 30_000, 'PEDAL COURIERS LTD'),
    );
    const { sources, doubts } = read(paid.filter(({ on }) => on <= BANK_PERIOD.to));
    expect(sources).toMatchObject([{ payer: 'PEDAL COURIERS LTD', frequency: 'monthly' }]);
    expect(doubts).toEqual(['irregular']);
  });
});

describe('benefits and pensions', () => {
  test.each([
    ['DWP UC 774411', 'benefits'],
    ['HMRC CHILD BENEFIT', 'benefits'],
    ['SOCIAL SECURITY SCOTLAND', 'benefits'],
    ['DWP STATE PENSION', 'pension'],
    ['TEACHERS PENSIONS', 'pension'],
  ])('%s is of the kind %s', (description, kind) => {
    const fourWeekly = paidOn(paymentDays('four-weekly', day('2026-01-06'), 'before'), 40_000, description);
    expect(read(fourWeekly).sources).toMatchObject([{ kind, frequency: 'four-weekly', monthly: 43_482 }]);
  });
});

describe('money that is no income', () => {
  const others: readonly [string, readonly BankTransaction[]][] = [
    ['a refund', paidOn(MONTHLY, 5_000, 'REFUND RIVERTON STORES')],
    ['money back on a card', paidOn(MONTHLY, 5_000, 'RIVERTON STORES LTD', { kind: 'card' })],
    ['winnings', paidOn(WEEKLY, 5_000, 'BIG TOP CASINO LTD')],
    ['a loan paid in', paidOn(MONTHLY, 50_000, 'QUILLMOOR LOANS LTD')],
    ['a payday loan', paidOn(MONTHLY, 20_000, 'LENDING STREAM')],
    ['cash', paidOn(MONTHLY, 90_000, 'CASH PAID IN')],
    ['cash by the bank’s word', paidOn(MONTHLY, 90_000, 'EASTERBY BRANCH LTD', { kind: 'cash' })],
    ['savings', paidOn(MONTHLY, 40_000, 'FROM SAVINGS', { kind: 'transfer' })],
    ['a friend', paidOn(MONTHLY, 40_000, 'R OTHER DINNER', { kind: 'transfer' })],
    ['an account of their own elsewhere', paidOn(MONTHLY, 40_000, 'J SAMPLE')],
    ['an investment that is sold', paidOn(MONTHLY, 40_000, 'COINBASE UK LTD')],
    ['what a shop of their own takes', paidOn(WEEKLY, 40_000, 'STRIPE PAYMENTS UK LTD')],
    ['a payer without a name', paidOn(MONTHLY, 40_000, '00441 88812')],
    ['a single large payment', [aTransaction('2026-06-02', 900_000, 'HARBOUR LAW LLP')]],
  ];

  test.each(others)('%s alone finds none', (_name, transactions) => {
    expect(read(transactions)).toMatchObject({ sources: [], netMonthlyIncome: null });
  });

  test.each(others)('%s adds nothing to a salary', (_name, transactions) => {
    expect(incomeOf([...SALARY, ...transactions])).toBe(210_000);
  });

  test('is what moved between two accounts of theirs', () => {
    const moved = MONTHLY.flatMap((on) => [
      aTransaction(on, -30_000, 'HOUSE BILLS LTD', { kind: 'standing-order' }),
      aTransaction(addDays(on, 1), 30_000, 'JANE LTD', { account: 'bills' }),
    ]);
    expect(incomeOf(moved)).toBeNull();
    const received = moved.filter(({ amount }) => amount > 0);
    expect(incomeOf(received)).toBe(30_000);
  });

  test('is what a friend sends as wages and gets back', () => {
    const round = MONTHLY.flatMap((on) => [
      aTransaction(on, 150_000, 'R OTHER WAGES'),
      aTransaction(addDays(on, 4), -150_000, 'R OTHER', { kind: 'transfer' }),
    ]);
    expect(incomeOf(round)).toBeNull();
    expect(incomeOf(round.filter(({ amount }) => amount > 0))).toBe(150_000);
  });
});

describe('what has to be looked at', () => {
  const bets = (amount: number) => paidOn(WEEKLY, -amount, 'BIG TOP CASINO', { kind: 'card' });

  test('is gambling above a tenth of the income', () => {
    expect(read([...SALARY, ...bets(4_500)])).toMatchObject({ doubts: [], gamblingMonthly: 19_858 });
    expect(read([...SALARY, ...bets(5_000)])).toMatchObject({
      doubts: ['gambling'],
      gamblingMonthly: 22_064,
    });
    const won = aTransaction('2026-10-02', 100_000, 'BIG TOP CASINO', { kind: 'card' });
    expect(read([...SALARY, ...bets(5_000), won]).doubts).toEqual([]);
    expect(read([won]).gamblingMonthly).toBe(0);
  });

  test('is gambling where no income was found', () => {
    expect(read(bets(1_000)).doubts).toEqual([]);
    expect(read(bets(2_000)).doubts).toEqual(['gambling']);
  });

  test.each([
    [['MR JOHN SAMPLE'], ['other-holder']],
    [[], ['other-holder']],
    [['MR JOHN SAMPLE', 'SAMPLE J'], []],
    [['MR J OTHER & MISS J SAMPLE'], []],
  ])('is an account of %j', (holders, doubts) => {
    expect(read(SALARY, { ...BANK_NAMES, holders }).doubts).toEqual(doubts);
  });

  test('is wages of two payers on an account held with someone else', () => {
    const second = paidOn(WEEKLY, 30_000, 'EASTERBY BAR LTD');
    const shared = { ...BANK_NAMES, holders: ['MR J OTHER & MISS J SAMPLE'] };
    expect(read(SALARY, shared).doubts).toEqual([]);
    expect(read([...SALARY, ...second], shared).doubts).toEqual(['other-holder']);
    expect(read([...SALARY, ...second]).doubts).toEqual([]);
    const apart = { ...BANK_NAMES, holders: ['Jane Sample', 'John Other'] };
    expect(read([...SALARY, ...second], apart).doubts).toEqual(['other-holder']);
  });

  test('is not a small second job whose pay varies', () => {
    const second = WEEKLY.map((on, at) => aTransaction(on, (at % 4) * 2_000 + 500, 'EASTERBY BAR LTD'));
    expect(read([...SALARY, ...second]).sources).toHaveLength(2);
    expect(read([...SALARY, ...second]).doubts).toEqual([]);
    expect(read(second).doubts).toEqual(['irregular']);
  });
});

describe('the working', () => {
  test('adds up to the figure', () => {
    const { working } = read([
      ...paidOn(WEEKLY, 31_234, 'EASTERBY BAR LTD'),
      ...paidOn(MONTHLY, 41_055, 'DWP UC 774411'),
    ]);
    expect(formatWorking(working)).toBe(
      [
        'Net monthly income from bank data: £1,768.00',
        '  First day: 16/02/2026',
        '  Last day: 15/11/2026',
        `  Rules: ${BANK_INCOME_2026.version}`,
        `  Rule: ${working.rule.description} (the lender’s rule, for CONC 5.2A.15R and 5.2A.16G)`,
        '  EASTERBY BAR LTD: payments: 39 payments',
        '  EASTERBY BAR LTD: paid: every week',
        '  EASTERBY BAR LTD: average: £312.34',
        '  EASTERBY BAR LTD: middle payment: £312.34',
        '  EASTERBY BAR LTD: average of the last 3 months: £312.34',
        '  EASTERBY BAR LTD: lowest of the three: £312.34',
        '  EASTERBY BAR LTD: payments in an average month: 4.348214',
        '  EASTERBY BAR LTD: a month: £1,358.12',
        '  DWP UC: payments: 9 payments',
        '  DWP UC: paid: every month',
        '  DWP UC: average: £410.55',
        '  DWP UC: middle payment: £410.55',
        '  DWP UC: average of the last 3 months: £410.55',
        '  DWP UC: lowest of the three: £410.55',
        '  DWP UC: a month: £410.55',
        '  All payers a month: £1,768.67',
      ].join('\n'),
    );
  });

  test('says that nothing was found', () => {
    expect(formatWorking(read([]).working)).toContain('Net monthly income from bank data: not known');
  });

  test('has nothing of a transaction that is not part of the income', () => {
    const private_ = paidOn(WEEKLY, -4_000, 'HARBOUR CLINIC', { kind: 'card' });
    expect(JSON.stringify(read([...SALARY, ...private_]).working)).not.toContain('CLINIC');
  });
});
