import { caseReference } from '@fairlead/core/loan-case/loan-cases';
import type { LoanRow } from '../loan/loan-store.ts';
import type { StoredCase } from './loan-case-store.ts';

/** A case as its borrower and staff see it. */
export function presentCase(
  { reference }: Pick<LoanRow, 'reference'>,
  { id, number, kind, stated, opened_on, answer_by, outcome, words, answered_on }: StoredCase,
) {
  return {
    '@type': 'loan-case' as const,
    id,
    reference: caseReference(reference, number),
    kind,
    ...stated,
    openedOn: opened_on,
    answerBy: answer_by,
    answer:
      outcome === null || words === null || answered_on === null
        ? null
        : { outcome, answeredOn: answered_on, words },
  };
}
