import { given } from '../../given.ts';
import { typedPounds } from '../../../../parts/application/typed-pounds.ts';
import type { LoanFields } from './fields.ts';

export function loanBody({ amount, term, reason }: LoanFields) {
  return { amount: given(typedPounds(amount)), term: Number(term), reason: given(reason) };
}
