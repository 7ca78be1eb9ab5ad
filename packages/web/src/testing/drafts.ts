import { day } from '@fairlead/core/calendar/day';
import { EMPTY_FORM, type Draft } from '../features/applying/steps.ts';
import type { Limits } from '../parts/application/use-limits.ts';
import { emptyAddress, type DraftAddress } from '../resources/draft/draft.ts';

export const LIMITS: Limits = {
  amount: { min: 1_000, max: 25_000 },
  term: { min: 12, max: 60 },
  today: day('2026-11-20'),
  stepsBefore: 0,
};

export function anAddress(changes: Partial<DraftAddress> = {}): DraftAddress {
  return {
    ...emptyAddress(0),
    houseNumber: '2',
    line1: 'Mill Road',
    town: 'Easterby',
    postCode: 'LS1 4AP',
    period: 3,
    ...changes,
  };
}

/** A form in which everything has been answered. */
export function aDraft(changes: Partial<Draft> = {}): Draft {
  return {
    ...EMPTY_FORM,
    amount: '£7,500',
    term: '36',
    reason: 'home_improvement',
    firstName: 'Alex',
    lastName: "O'Sample",
    dateOfBirth: { day: '3', month: 'march', year: '1985' },
    email: 'alex@post.example',
    mobileNumber: '07700 900 982',
    addresses: [anAddress(), emptyAddress(1)],
    employmentStatus: { name: 'Employed - full time' },
    occupation: 'Nurse',
    income: '2,650',
    residentialStatus: 'private_tenant',
    rentOrMortgageMonthlyPayment: '640.50',
    numberOfDependants: '1',
    monthlyDependantsCost: '100',
    maritalStatus: 'Single',
    reminders: 'yes',
    offers: 'yes',
    group: 'no',
    ...changes,
  };
}
