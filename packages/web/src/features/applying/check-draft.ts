import type { Range } from '@fairlead/brands/brand';
import type { Day } from '@fairlead/core/calendar/day';
import { parseEmail } from '@fairlead/core/person/email';
import { parseName } from '@fairlead/core/person/name';
import { parseUkMobile } from '@fairlead/core/person/uk-phone';
import { pence } from '@fairlead/core/money/pence';
import { formatWholePounds, parsePounds } from '@fairlead/core/money/pounds';
import { birthDateProblem } from './birth-date.ts';
import type { Draft } from './draft.ts';
import { ERRORS } from './errors.ts';
import { only, wordsFor, type Problems } from './problems.ts';

/** What the answers are held against: the brand's limits and the business date. */
export type Limits = { amount: Range; term: Range; today: Day };

export type Check = (draft: Draft, limits: Limits) => Problems;

export const wholePounds = (pounds: number): string => formatWholePounds(pence(pounds * 100));

function amountProblem({ amount }: Draft, { amount: range }: Limits): string | undefined {
  const words = ERRORS.amount;
  const parsed = parsePounds(amount);
  if (!parsed.ok) return words[parsed.refusal];
  if (parsed.value % 100 !== 0) return words['not-whole'];
  const isInside = parsed.value >= range.min * 100 && parsed.value <= range.max * 100;
  return isInside ? undefined : words.range(wholePounds(range.min), wholePounds(range.max));
}

function termProblem({ term }: Draft, { term: range }: Limits): string | undefined {
  if (term.trim() === '') return ERRORS.term.empty;
  const months = Number(term);
  const isInside = Number.isInteger(months) && months >= range.min && months <= range.max;
  return isInside ? undefined : ERRORS.term.range(range.min, range.max);
}

export const checkLoan: Check = (draft, limits) =>
  only({
    amount: amountProblem(draft, limits),
    term: termProblem(draft, limits),
    reason: draft.reason === '' ? ERRORS.reason.empty : undefined,
  });

export const checkPerson: Check = ({ firstName, lastName, dateOfBirth }, { today }) =>
  only({
    firstName: wordsFor(parseName(firstName), ERRORS.firstName),
    lastName: wordsFor(parseName(lastName), ERRORS.lastName),
    dateOfBirth: birthDateProblem(dateOfBirth, today)?.message,
  });

export const checkContact: Check = ({ email, mobileNumber }) =>
  only({
    email: wordsFor(parseEmail(email), ERRORS.email),
    mobileNumber: wordsFor(parseUkMobile(mobileNumber), ERRORS.mobileNumber),
  });

const WITH_OCCUPATION: readonly string[] = ['Employed - full time', 'Employed - part time', 'Self employed'];

/** An occupation is asked of those who have one. */
export function hasOccupation({ employmentStatus }: Pick<Draft, 'employmentStatus'>): boolean {
  return employmentStatus !== null && WITH_OCCUPATION.includes(employmentStatus.name);
}

export const checkWork: Check = (draft) =>
  only({
    employmentStatus: draft.employmentStatus === null ? ERRORS.employmentStatus.empty : undefined,
    occupation: hasOccupation(draft) && draft.occupation.trim() === '' ? ERRORS.occupation.empty : undefined,
    income: wordsFor(parsePounds(draft.income), ERRORS.income),
  });

/** Whoever owns their home outright pays neither rent nor mortgage. */
export function paysForHome({ residentialStatus }: Pick<Draft, 'residentialStatus'>): boolean {
  return residentialStatus !== '' && residentialStatus !== 'homeowner_without_a_mortgage';
}

export function hasDependants({ numberOfDependants }: Pick<Draft, 'numberOfDependants'>): boolean {
  return numberOfDependants !== '' && numberOfDependants !== '0';
}

export const checkHome: Check = (draft) => {
  const rent = parsePounds(draft.rentOrMortgageMonthlyPayment);
  const cost = parsePounds(draft.monthlyDependantsCost);
  return only({
    residentialStatus: draft.residentialStatus === '' ? ERRORS.residentialStatus.empty : undefined,
    rentOrMortgageMonthlyPayment: paysForHome(draft)
      ? wordsFor(rent, ERRORS.rentOrMortgageMonthlyPayment)
      : undefined,
    maritalStatus: draft.maritalStatus === '' ? ERRORS.maritalStatus.empty : undefined,
    numberOfDependants: draft.numberOfDependants === '' ? ERRORS.numberOfDependants.empty : undefined,
    monthlyDependantsCost: hasDependants(draft) ? wordsFor(cost, ERRORS.monthlyDependantsCost) : undefined,
  });
};
