import { accept, refuse } from '@fairlead/core/outcome';
import { findArrangement, insertArrangement } from '../../resources/arrangement/arrangement-store.ts';
import { borrowersEntry, recordAudit } from '../../resources/audit/audit-store.ts';
import { findLoan, lockLoan } from '../../resources/loan/loan-store.ts';
import { findFacts, refuseArrangement, type Context } from './arrangement-facts.ts';
import { isInForce, presentArrangement } from './present-arrangement.ts';

/** The plan that is in force or being set up; a new one where there is neither. The loan is held: two devices get one. */
export function openArrangement(context: Context, loanId: string) {
  return context.transaction(async (tx) => {
    const { actor, cipher, newId, now } = context;
    if (!(await findLoan(tx, actor, loanId))) return refuse('notFound');
    const loan = await lockLoan(tx, { userId: actor.subjectId, loanId });
    const facts = await findFacts(tx, context, loan);
    const stored = await findArrangement(tx, cipher, loan);
    if (stored && isInForce(stored, facts)) return accept(presentArrangement(stored, facts));
    const refused = refuseArrangement(facts);
    if (refused) return refused;
    if (stored?.agreed_on === null) return accept(presentArrangement(stored, facts));
    const started = await insertArrangement(tx, cipher, loan, { id: newId(), now });
    const detail = { loan: loanId, arrangement: started.id };
    await recordAudit(context, tx, borrowersEntry(actor, 'arrangement-started', detail));
    return accept(presentArrangement(started, facts));
  });
}
