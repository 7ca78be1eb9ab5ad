import type { Brand } from '@fairlead/brands/brand';
import type { applicationInput } from '@fairlead/contract/loan-application/endpoints';
import type { Day } from '@fairlead/core/calendar/day';
import { amountErrors, checkAmount, checkTerm, termErrors } from '@fairlead/core/application/loan-request';
import { accept, refuse, type Outcome } from '@fairlead/core/outcome';
import type { z } from 'zod';
import type { Applicant } from '../../resources/loan-application/applicant.ts';
import { checkAddresses, checkAge } from './check-applicant.ts';
import { FieldProblems } from './field-problems.ts';

export type Submission = z.output<typeof applicationInput>;

export type CheckedSubmission = { readonly submission: Submission; readonly applicant: Applicant };

/** What the shapes of the contract cannot say: the brand's limits, real identifiers, an adult. */
export function checkSubmission(
  submission: Submission,
  brand: Brand,
  today: Day,
): Outcome<CheckedSubmission, 'validationFailed'> {
  const problems = new FieldProblems();
  checkLoan(submission, brand, problems);
  const { firstName, lastName, dateOfBirth, email, mobileNumber, addresses: given } = submission.user;
  checkAge(dateOfBirth, today, problems, 'user.');
  const addresses = checkAddresses(given, problems, 'user.');
  const applicant = { firstName, lastName, dateOfBirth, email, mobileNumber, addresses };
  return problems.isEmpty ? accept({ submission, applicant }) : refuse('validationFailed', problems.detail);
}

function checkLoan({ amount, term }: Submission, { config }: Brand, problems: FieldProblems): void {
  const { loanAmountRange, termOptions } = config;
  problems.addRefused('amount', checkAmount(amount, loanAmountRange), amountErrors(loanAmountRange));
  problems.addRefused('term', checkTerm(term, termOptions), termErrors(termOptions));
}
