import type { Brand } from '@fairlead/brands/brand';
import type { applicationInput } from '@fairlead/contract/loan-application/endpoints';
import type { Day } from '@fairlead/core/calendar/day';
import { formatWholePounds } from '@fairlead/core/money/pounds';
import { pence } from '@fairlead/core/money/pence';
import type { z } from 'zod';
import { accept, refuse, type Outcome } from '@fairlead/core/outcome';
import type { Applicant } from '../../resources/loan-application/applicant.ts';
import { checkAddresses, checkEmail, checkIdentity, checkMobile } from './check-applicant.ts';
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
  const { user } = submission;
  const applicant = {
    ...checkIdentity(user, today, problems, 'user.'),
    email: checkEmail(user.email, problems, 'user.email'),
    mobileNumber: checkMobile(user.mobileNumber, problems, 'user.mobileNumber'),
    addresses: checkAddresses(user.addresses, problems, 'user.'),
  };
  return problems.isEmpty ? accept({ submission, applicant }) : refuse('validationFailed', problems.detail);
}

function checkLoan({ amount, term }: Submission, { config }: Brand, problems: FieldProblems): void {
  const { loanAmountRange: amounts, termOptions: terms } = config;
  const least = pence(amounts.min * 100);
  const most = pence(amounts.max * 100);
  if (amount < least || amount > most) {
    problems.add('amount', `Choose between ${formatWholePounds(least)} and ${formatWholePounds(most)}`);
  }
  if (amount % 100 !== 0) problems.add('amount', 'Choose an amount in whole pounds');
  if (term < terms.min || term > terms.max) {
    problems.add('term', `Choose between ${terms.min} and ${terms.max} months`);
  }
}
