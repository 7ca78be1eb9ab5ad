import type { Endpoints } from '@fairlead/contract/endpoints';
import type { BodyOf } from '@fairlead/contract/wire/endpoint';
import { canHaveHappenedOn } from '@fairlead/core/loan-case/car-cases';
import { accept, refuse } from '@fairlead/core/outcome';
import { parseRegistrationMark } from '@fairlead/core/vehicle/registration-mark';
import type { Borrower, RequestContext } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { listCasesOf } from '../../resources/loan-case/loan-case-store.ts';
import { openCase } from '../../resources/loan-case/open-case.ts';
import { presentCase } from '../../resources/loan-case/present-case.ts';
import { findLoan } from '../../resources/loan/loan-store.ts';
import { lockHired } from './lock-hired.ts';

type Context = RequestContext<Borrower>;

/** The car was stolen or written off. A person asks the insurer; the agreement continues meanwhile. */
export async function reportCarLoss(
  context: Context,
  id: string,
  carLoss: BodyOf<Endpoints['reportCarLoss']>,
) {
  if (!canHaveHappenedOn(carLoss.happenedOn, context.today)) return refuse('lostOnNotPossible');
  const outcome = await context.transaction(async (tx) => {
    const hired = await findOnHire(context, tx, id, 'car-loss');
    if (!hired.ok) return hired;
    const opened = await openCase(context, tx, hired.value.loan, 'car-loss', { carLoss });
    return opened.ok ? accept(presentCase(hired.value.loan, opened.value)) : opened;
  });
  if (outcome.ok) context.wakeWorker();
  return outcome;
}

/** The car has another registration number, which a person checks. */
export async function reportPlateChange(
  context: Context,
  id: string,
  { registrationNumber }: BodyOf<Endpoints['reportPlateChange']>,
) {
  const parsed = parseRegistrationMark(registrationNumber, context.today);
  if (!parsed.ok) return refuse('plateNotPossible');
  const { mark } = parsed.value;
  const outcome = await context.transaction(async (tx) => {
    const hired = await findOnHire(context, tx, id, 'plate-change');
    if (!hired.ok) return hired;
    const { loan, position } = hired.value;
    if (position.vehicle?.registrationMark === mark) return refuse('plateNotPossible');
    const plateChange = { registrationNumber: mark };
    const opened = await openCase(context, tx, loan, 'plate-change', { plateChange });
    return opened.ok ? accept(presentCase(loan, opened.value)) : opened;
  });
  if (outcome.ok) context.wakeWorker();
  return outcome;
}

/** A running loan whose car is the lender's, held; refused while a case of the kind is open. */
async function findOnHire(context: Context, tx: Db, id: string, kind: 'car-loss' | 'plate-change') {
  if (!(await findLoan(tx, context.actor, id))) return refuse('notFound');
  const { loan, projection, position } = await lockHired(context, tx, id);
  if (position?.ownedSince !== null || !projection.isActive) return refuse('carNotOnHire');
  const cases = await listCasesOf(tx, context.cipher, loan);
  const isKnown = cases.some((each) => each.kind === kind && each.outcome === null);
  return isKnown ? refuse('carCaseKnown') : accept({ loan, position });
}
