import type { Endpoints } from '@fairlead/contract/endpoints';
import type { Stated } from '@fairlead/contract/hardship/loan-case';
import type { BodyOf } from '@fairlead/contract/wire/endpoint';
import { canHaveHappenedOn } from '@fairlead/core/loan-case/car-cases';
import { accept, refuse, type Outcome } from '@fairlead/core/outcome';
import { parseRegistrationMark } from '@fairlead/core/vehicle/registration-mark';
import type { Borrower, RequestContext } from '../../context.ts';
import { listCasesOf } from '../../resources/loan-case/loan-case-store.ts';
import { openCase } from '../../resources/loan-case/open-case.ts';
import { presentCase } from '../../resources/loan-case/present-case.ts';
import { openHireNumbers } from '../../resources/loan/hire-numbers.ts';
import { findLoan, type LoanRow } from '../../resources/loan/loan-store.ts';
import { lockHired } from './lock-hired.ts';

type Context = RequestContext<Borrower>;

/** The car was stolen or written off. A person asks the insurer; the agreement continues meanwhile. */
export async function reportCarLoss(
  context: Context,
  id: string,
  carLoss: BodyOf<Endpoints['reportCarLoss']>,
) {
  if (!canHaveHappenedOn(carLoss.happenedOn, context.today)) return refuse('lostOnNotPossible');
  return report(context, id, { kind: 'car-loss', stated: { carLoss } });
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
  const isNew = (loan: LoanRow) =>
    openHireNumbers(context.cipher, loan)?.registrationMark === mark
      ? refuse('plateNotPossible')
      : accept(true);
  const stated = { plateChange: { registrationNumber: mark } };
  return report(context, id, { kind: 'plate-change', stated }, isNew);
}

type Reported = { readonly kind: 'car-loss' | 'plate-change'; readonly stated: Partial<Stated> };

/** Opens a case about the car of a running loan that is the lender's; refused while one of the kind is open. */
async function report<R extends string = never>(
  context: Context,
  id: string,
  reported: Reported,
  check: (loan: LoanRow) => Outcome<true, R> = () => accept(true),
) {
  const outcome = await context.transaction(async (tx) => {
    if (!(await findLoan(tx, context.actor, id))) return refuse('notFound');
    const { loan, projection, position } = await lockHired(context, tx, id);
    if (position?.ownedSince !== null || !projection.isActive) return refuse('carNotOnHire');
    const cases = await listCasesOf(tx, context.cipher, loan);
    if (cases.some(({ kind, outcome: ended }) => kind === reported.kind && ended === null))
      return refuse('carCaseKnown');
    const possible = check(loan);
    if (!possible.ok) return possible;
    const opened = await openCase(context, tx, loan, reported);
    return opened.ok ? accept(presentCase(loan, opened.value, { cipher: context.cipher, sent: [] })) : opened;
  });
  if (outcome.ok) context.wakeWorker();
  return outcome;
}
