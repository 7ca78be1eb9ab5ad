import type { Brand } from '@fairlead/brands/brand';
import type { Day } from '@fairlead/core/calendar/day';
import { amountErrors, checkAmount, checkTerm, termErrors } from '@fairlead/core/application/loan-request';
import { accept, refuse, type Outcome } from '@fairlead/core/outcome';
import type { Applicant } from '../../resources/loan-application/applicant.ts';
import { checkAddresses, checkAge } from './check-applicant.ts';
import type { HirePurchase } from '../../resources/loan-application/hire-purchase.ts';
import type { CompleteSubmission } from './complete-submission.ts';
import { checkHirePurchase } from './check-hire-purchase.ts';
import { FieldProblems } from './field-problems.ts';
import type { Submission } from './submission.ts';

export type CheckedSubmission = CompleteSubmission & {
  readonly applicant: Applicant;
  /** Null for an unsecured loan. */
  readonly hirePurchase: HirePurchase | null;
};

/** What the shapes of the contract cannot say: the brand's limits, real identifiers, an adult. */
export function checkSubmission(
  { submission, statedOn }: CompleteSubmission,
  brand: Brand,
  today: Day,
): Outcome<CheckedSubmission, 'validationFailed'> {
  const problems = new FieldProblems();
  checkLoan(submission, brand, problems);
  const { firstName, lastName, dateOfBirth, email, mobileNumber, addresses: given } = submission.user;
  checkAge(dateOfBirth, today, problems, 'user.');
  const addresses = checkAddresses(given, problems, 'user.');
  const applicant = { firstName, lastName, dateOfBirth, email, mobileNumber, addresses };
  const hirePurchase = checkHirePurchase(submission, brand, today, problems);
  return problems.isEmpty
    ? accept({ submission, statedOn, applicant, hirePurchase })
    : refuse('validationFailed', problems.detail);
}

function checkLoan({ amount, term }: Submission, { config }: Brand, problems: FieldProblems): void {
  const { loanAmountRange, termOptions } = config;
  problems.addRefused('amount', checkAmount(amount, loanAmountRange), amountErrors(loanAmountRange));
  problems.addRefused('term', checkTerm(term, termOptions), termErrors(termOptions));
}
