import { amountErrors, parseAmount, parseTerm, termErrors } from '@fairlead/core/application/loan-request';
import { messageFor } from '@fairlead/core/outcome';
import type { Limits } from '../../../../parts/application/use-limits.ts';
import { only, type Problems } from '../../../../resources/problems.ts';
import type { LoanFields } from './fields.ts';
import { REASON_EMPTY } from './words.ts';

export function checkLoan({ amount, term, reason }: LoanFields, limits: Limits): Problems<keyof LoanFields> {
  return only({
    amount: messageFor(parseAmount(amount, limits.amount), amountErrors(limits.amount)),
    term: messageFor(parseTerm(term, limits.term), termErrors(limits.term)),
    reason: reason === '' ? REASON_EMPTY : undefined,
  });
}
