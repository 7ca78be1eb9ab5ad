import type { WireBody } from '../call.ts';
import { newApplicant, type Application } from '../people.ts';
import { applied } from './applying.ts';
import type { Api } from './sign-in.ts';

export type BudgetBody = WireBody<'changeFinancialStatement'>;

/** What a couple with a child says of its household: £2,001.87 comes in, £1,681.29 goes out, £275.58 is left. */
export const BUDGET: Omit<BudgetBody, 'version'> = {
  household: {
    adults: 2,
    childrenUnder16: 1,
    children16To18: 0,
    others: 0,
    vehicles: 0,
    tenure: 'private-tenant',
  },
  entries: [
    { line: 'wages', amount: 420, frequency: 'weekly' },
    { line: 'childBenefit', amount: 161.56, frequency: 'four-weekly' },
    { line: 'rent', amount: 800, frequency: 'monthly' },
    { line: 'councilTax', amount: 1800, frequency: 'yearly' },
    { line: 'energy', amount: 360, frequency: 'quarterly' },
    { line: 'phoneAndInternet', amount: 62.58, frequency: 'monthly' },
    { line: 'food', amount: 112, frequency: 'weekly' },
    { line: 'clothes', amount: 61.71, frequency: 'monthly' },
  ],
  isBehind: true,
  billsBehind: [{ bill: 'councilTax', owed: 300, offer: 25 }],
  hasDebts: true,
  debts: [{ name: 'Fernhithe Catalogue', owed: 500, monthlyPayment: 20 }],
  notes: 'My hours at the bakery go up in January.',
};

/** A borrower who has opened their budget and filled in nothing. */
export async function withBudget(api: Api, application: Application = newApplicant('Successful', 'Accept')) {
  const borrower = await applied(api, application);
  const { id, version } = await api.get('openFinancialStatement', { token: borrower.token });
  return { ...borrower, statementId: id, version };
}

export type Budgeting = Awaited<ReturnType<typeof withBudget>>;

export const toBudget = ({ token, statementId }: Pick<Budgeting, 'token' | 'statementId'>) => ({
  token,
  params: { id: statementId },
});
