import { addDays, day } from '@fairlead/core/calendar/day';
import { isWorkingDay } from '@fairlead/core/calendar/working-days';
import { readBankIncome } from '@fairlead/core/income/read-bank-income';
import { describe, expect, test } from 'vitest';
import { ProviderUnavailable } from '../provider-error.ts';
import { memorySandboxStore } from '../testing/memory-sandbox-store.ts';
import { A_JOURNEY, A_PERIOD, describeIncomeData } from './conformance.ts';
import { answerConsent } from './consent-page.ts';
import { sandboxIncomeData } from './sandbox.ts';
import type { SandboxBankUser } from './sandbox-users.ts';

const PAGE = '/sandbox/bank';

function openSandbox() {
  const port = sandboxIncomeData({ store: memorySandboxStore() }, { page: PAGE });
  /** As a borrower: opens the journey, chooses a user and sends the form. */
  const agreeAs = async (user: SandboxBankUser, income = '2,100'): Promise<string> => {
    const form = new URL(port.journeyUrl(A_JOURNEY)).searchParams;
    for (const [name, value] of Object.entries({ user, income, holder: 'Jane Sample', answer: 'agree' }))
      form.set(name, value);
    const answer = answerConsent(form);
    if (answer.kind !== 'redirect') throw new Error('the form was not accepted');
    return new URL(answer.location, A_JOURNEY.redirectUrl).searchParams.get('code') ?? '';
  };
  const readAs = async (user: SandboxBankUser, income?: string, period = A_PERIOD) =>
    port.read({ code: await agreeAs(user, income), redirectUrl: A_JOURNEY.redirectUrl, ...period });
  return { port, agreeAs, readAs };
}

describeIncomeData('the sandbox', async () => {
  const { port, agreeAs } = openSandbox();
  return { port, agree: () => agreeAs('john'), agreeAndWithdraw: () => agreeAs('access_ended') };
});

describe('the banks of the sandbox', () => {
  test('are chosen on a page of the site that the borrower comes from', () => {
    const { port } = openSandbox();
    const redirectUrl = 'https://asda.demo.example/back?id=7';
    const url = new URL(port.journeyUrl({ ...A_JOURNEY, redirectUrl }));
    expect(url.origin + url.pathname).toBe('https://asda.demo.example/sandbox/bank');
    expect(url.searchParams.get('return_to')).toBe('/back?id=7');
  });

  test('pay john what was typed, every month, on a working day', async () => {
    const { transactions } = await openSandbox().readAs('john', '1,987.65');
    const salaries = transactions.filter(({ description }) => description.includes('SALARY'));
    expect(salaries.map(({ amount }) => amount)).toEqual(Array.from({ length: 9 }, () => 198_765));
    expect(salaries.every(({ on }) => isWorkingDay(on))).toBe(true);
    expect(salaries.map(({ on }) => on)).toContain('2026-06-26');
  });

  test('give the same transactions for a day, whatever the period around it', async () => {
    for (const user of ['john', 'low_income', 'gambling', 'irregular', 'no_income'] as const) {
      const { transactions } = await openSandbox().readAs(user);
      const month = { from: day('2026-07-04'), to: day('2026-08-03') };
      const shorter = await openSandbox().readAs(user, undefined, month);
      const within = transactions.filter(({ on }) => on >= month.from && on <= month.to);
      expect(shorter.transactions).toEqual(within);
      expect(addDays(month.from, 30)).toBe(month.to);
    }
  });

  test('name the holder who was typed', async () => {
    expect(await openSandbox().readAs('john')).toMatchObject({
      bank: 'Quillmoor Bank',
      holders: ['Jane Sample'],
    });
  });

  test('do not answer for error, and gave a code that is no longer valid for expired', async () => {
    const { readAs } = openSandbox();
    await expect(readAs('error')).rejects.toBeInstanceOf(ProviderUnavailable);
    await expect(readAs('expired')).rejects.toMatchObject({ reason: 'code-not-valid' });
  });
});

describe('the income of', () => {
  const incomeAs = async (user: SandboxBankUser, period = A_PERIOD) => {
    const { transactions, holders } = await openSandbox().readAs(user, '2,100', period);
    return readBankIncome(transactions, period, { holders, applicant: 'Jane Sample' });
  };
  const HALF_A_YEAR = { from: day('2025-08-03'), to: day('2026-02-02') };

  test.each([A_PERIOD, HALF_A_YEAR])('each user is what the page says (%j)', async (period) => {
    expect(await incomeAs('john', period)).toMatchObject({
      netMonthlyIncome: 210_000,
      doubts: [],
      gamblingMonthly: 0,
      commitments: [
        { payee: 'HARBOURSIDE LETTINGS RENT', kind: 'housing', monthly: 63_000 },
        { payee: 'QUILLMOOR BANK LOAN', kind: 'loan', monthly: 12_000 },
        { payee: 'FENNMARK CREDIT CARD', kind: 'card', monthly: 6_000 },
      ],
    });
    expect(await incomeAs('low_income', period)).toMatchObject({ netMonthlyIncome: 93_100, doubts: [] });
    expect(await incomeAs('gambling', period)).toMatchObject({
      netMonthlyIncome: 210_000,
      doubts: ['gambling'],
    });
    expect(await incomeAs('no_income', period)).toMatchObject({ netMonthlyIncome: null, doubts: [] });
    const irregular = await incomeAs('irregular', period);
    expect(irregular.doubts).toEqual(['irregular']);
    expect(irregular.netMonthlyIncome).toBeGreaterThan(130_000);
    expect(irregular.netMonthlyIncome).toBeLessThan(190_000);
  });
});
