import { LENDER_ACTIONS } from '@fairlead/core/lender-action/lender-actions';
import { accept, refuse } from '@fairlead/core/outcome';
import type { Db } from '../../database/database.ts';
import { recordAudit, type AuditMakers } from '../audit/audit-store.ts';
import type { LoanRow } from '../loan/loan-store.ts';
import { carryOut, checkAction } from './carry-out.ts';
import type { Doer } from './doer.ts';
import {
  decideAction,
  findAction,
  insertAction,
  type AskedAction,
  type StoredAction,
} from './lender-action-store.ts';

/** A member of staff, as audit rows name them. */
interface ByStaff extends Doer, AuditMakers {
  readonly by: string;
}

/** Does it, or proposes it to a second person where money or rights are lost. The loan is held. */
export async function proposeAction(staff: ByStaff, tx: Db, loan: LoanRow, asked: AskedAction) {
  const possible = await checkAction(staff, tx, loan, asked);
  if (!possible.ok) return possible;
  const { isConfirmed } = LENDER_ACTIONS[asked.kind];
  const state = isConfirmed ? ('proposed' as const) : ('done' as const);
  const action = { id: staff.newId(), asked, by: staff.by, at: staff.wallNow().toISOString() };
  if (!(await insertAction(tx, staff.cipher, loan, action, state))) return refuse('alreadyProposed');
  if (!isConfirmed) await carryOut(staff, tx, loan, asked);
  await audit(staff, tx, loan, {
    action: `lender-action-${state}`,
    detail: { kind: asked.kind, id: action.id },
  });
  return accept(await stored(staff, tx, action.id));
}

/** A second person confirms or rejects it. The loan is held. */
export async function decideProposed(
  staff: ByStaff,
  tx: Db,
  loan: LoanRow,
  { action, outcome }: { readonly action: StoredAction; readonly outcome: 'confirm' | 'reject' },
) {
  const { id, asked } = action;
  if (action.state !== 'proposed') return refuse('actionNotWaiting');
  if (outcome === 'confirm') {
    if (action.proposed_by === staff.by) return refuse('secondPersonNeeded');
    const possible = await checkAction(staff, tx, loan, asked);
    if (!possible.ok) return possible;
  }
  const state = outcome === 'confirm' ? ('done' as const) : ('rejected' as const);
  const decision = { state, by: staff.by, at: staff.wallNow().toISOString() };
  if (!(await decideAction(tx, action, decision))) return refuse('actionNotWaiting');
  if (outcome === 'confirm') await carryOut(staff, tx, loan, asked);
  const detail = { kind: asked.kind, id, proposedBy: action.proposed_by };
  await audit(staff, tx, loan, { action: `lender-action-${state}`, detail });
  return accept(await stored(staff, tx, id));
}

async function stored({ cipher }: Doer, tx: Db, id: string): Promise<StoredAction> {
  const action = await findAction(tx, cipher, id);
  if (!action) throw new Error(`the action ${id} was recorded and is not there`);
  return action;
}

/** A row of the audit trail about a loan, by a member of staff. */
export function audit(
  staff: AuditMakers & Pick<ByStaff, 'by'>,
  tx: Db,
  loan: Pick<LoanRow, 'user_id' | 'brand_id' | 'id'>,
  { action, detail = {} }: { readonly action: string; readonly detail?: Readonly<Record<string, unknown>> },
): Promise<void> {
  return recordAudit(staff, tx, {
    brandId: loan.brand_id,
    userId: loan.user_id,
    actor: 'staff',
    action,
    subjectType: 'loan',
    subjectId: loan.id,
    detail: { ...detail, staff: staff.by },
  });
}
