import { accept, refuse } from '@fairlead/core/outcome';
import type { Borrower, RequestContext } from '../../context.ts';
import { listCasesOf } from '../../resources/loan-case/loan-case-store.ts';
import { presentCase } from '../../resources/loan-case/present-case.ts';
import { findLoan } from '../../resources/loan/loan-store.ts';
import { listFilesOfCases } from '../../resources/requirement/attachment-store.ts';

/** What a person looks into for a loan, and what they answered. */
export async function listLoanCases({ db, cipher, actor }: RequestContext<Borrower>, id: string) {
  const loan = await findLoan(db, actor, id);
  if (!loan) return refuse('notFound');
  const cases = await listCasesOf(db, cipher, loan);
  const sent = await listFilesOfCases(db, loan);
  return accept(cases.map((each) => presentCase(loan, each, { cipher, sent })));
}
