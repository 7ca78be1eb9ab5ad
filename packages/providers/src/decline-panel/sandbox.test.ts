import { poundsInPence } from '@fairlead/core/money/pounds';
import { levelPayment } from '@fairlead/core/rates/periodic';
import { describe, expect, test } from 'vitest';
import { ProviderUnavailable } from '../provider-error.ts';
import { memorySandboxStore } from '../testing/memory-sandbox-store.ts';
import { AN_ACCEPTANCE, AN_ENQUIRY, describeDeclinePanel } from './conformance.ts';
import { SANDBOX_PARTNER } from './partners.ts';
import { sandboxDeclinePanel } from './sandbox.ts';

const PAGE = 'http://localhost:3000/sandbox/other-lender';

const newPanel = () => sandboxDeclinePanel({ store: memorySandboxStore() }, { page: PAGE });

describeDeclinePanel('the sandbox', async () => newPanel());

test('the example of the sandbox’s lender is what its rate comes to', () => {
  const { amount, interestRate, termMonths, monthlyCost } = SANDBOX_PARTNER.example;
  expect(Math.round(levelPayment(amount, interestRate / 100, termMonths))).toBe(monthlyCost);
});

describe('an amount of', () => {
  const at = (pounds: number) => ({ amount: poundsInPence(pounds) });
  const find = (pounds: number) => newPanel().findPartner({ ...AN_ENQUIRY, ...at(pounds) });
  const choose = (pounds: number) =>
    newPanel().accept({ ...AN_ACCEPTANCE, ...at(pounds), partnerId: SANDBOX_PARTNER.partnerId });

  test('£4,040 finds no lender', async () => {
    expect(await find(4040)).toBeNull();
  });

  test('£5,030 finds the panel down', async () => {
    await expect(find(5030)).rejects.toBeInstanceOf(ProviderUnavailable);
  });

  test('£5,010 finds a lender that takes no application any more', async () => {
    expect(await find(5010)).toMatchObject({ name: 'Fennmark Loans' });
    await expect(choose(5010)).rejects.toMatchObject({ reason: 'no-longer-offered' });
  });

  test('£5,040 finds a lender that does not answer', async () => {
    expect(await find(5040)).toMatchObject({ name: 'Fennmark Loans' });
    await expect(choose(5040)).rejects.toBeInstanceOf(ProviderUnavailable);
  });

  test('anything else leads to the page that plays the lender', async () => {
    expect((await choose(7500)).url).toMatch(
      /^http:\/\/localhost:3000\/sandbox\/other-lender\?reference=FM-/,
    );
  });
});
