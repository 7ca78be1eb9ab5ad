import { NO_ANSWERS, type StatementAnswers } from '../financial-statement/answers.ts';
import { pence } from '../money/pence.ts';

/** A couple with a child, behind with the council tax, who owe a catalogue: £2,001.87 comes in and £1,681.29 goes out. */
export const SAMPLE_ANSWERS: StatementAnswers = {
  household: {
    ...NO_ANSWERS.household,
    adults: 2,
    childrenUnder16: 1,
    vehicles: 0,
    tenure: 'private-tenant',
  },
  entries: [
    { line: 'wages', amount: pence(420_00), frequency: 'weekly' },
    { line: 'childBenefit', amount: pence(161_56), frequency: 'four-weekly' },
    { line: 'rent', amount: pence(800_00), frequency: 'monthly' },
    { line: 'councilTax', amount: pence(1_800_00), frequency: 'yearly' },
    { line: 'energy', amount: pence(360_00), frequency: 'quarterly' },
    { line: 'phoneAndInternet', amount: pence(62_58), frequency: 'monthly' },
    { line: 'food', amount: pence(112_00), frequency: 'weekly' },
    { line: 'clothes', amount: pence(61_71), frequency: 'monthly' },
  ],
  isBehind: true,
  billsBehind: [{ bill: 'councilTax', owed: pence(300_00), offer: pence(25_00) }],
  hasDebts: true,
  debts: [{ name: 'Fernhithe Catalogue', owed: pence(500_00), monthlyPayment: pence(20_00) }],
  notes: 'My hours go up in January.',
};
