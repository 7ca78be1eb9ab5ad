import { accept, refuse } from '@fairlead/core/outcome';
import type { Borrower, RequestContext } from '../../context.ts';
import { findApplication } from '../../resources/loan-application/loan-application-store.ts';
import { presentApplicant } from '../../resources/loan-application/present-applicant.ts';
import { findCurrentQuote } from '../../resources/quote/quote-store.ts';
import { readBorrower } from '../../resources/user/read-borrower.ts';

/** The borrower who calls, with the relations asked for, under the id that their session knows. */
export async function readUser(context: RequestContext<Borrower>, id: string, embedded: ReadonlySet<string>) {
  const { actor, db } = context;
  if (id !== actor.subjectId) return refuse('notFound');
  if (actor.limitedTo === null) return accept(await readBorrower(db, context, actor, embedded));
  // The account is read here too, but for the list that is replaced, so that the answer takes as long.
  const [application, quote] = await Promise.all([
    findApplication(db, actor, actor.limitedTo),
    findCurrentQuote(db, { user_id: actor.userId, id: actor.limitedTo }),
    readBorrower(db, context, actor, new Set([...embedded].filter((name) => name !== 'loanApplications'))),
  ]);
  return application
    ? accept(presentApplicant(context, { application, quote }, embedded))
    : refuse('notFound');
}
