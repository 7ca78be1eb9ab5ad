import type { Day } from '@fairlead/core/calendar/day';
import { longDay } from '@fairlead/core/calendar/display';
import {
  checkAnswer,
  checkReceivedOn,
  type CaseOutcome,
  type CaseRefusal,
} from '@fairlead/core/loan-case/loan-cases';
import type { LoanEvent } from '@fairlead/core/loan/events';
import { formatPounds } from '@fairlead/core/money/pounds';
import type { Outcome } from '@fairlead/core/outcome';
import type { Db } from '../../database/database.ts';
import { writeCaseAnswered } from '../loan-case/case-letters.ts';
import { closeCase, findCase, listCasesOf, type StoredCase } from '../loan-case/loan-case-store.ts';
import { openHireNumbers, sealHireNumbers } from '../loan/hire-numbers.ts';
import { updateLoan, type LoanRow } from '../loan/loan-store.ts';
import { recordEvents } from '../loan/record-events.ts';
import type { Doer } from './doer.ts';
import type { AskedAction } from './lender-action-store.ts';

type Found = Extract<AskedAction, { kind: 'payment-found' }>;
type Answered = Extract<AskedAction, { kind: 'case-answered' }>;

async function caseOf({ cipher }: Pick<Doer, 'cipher'>, tx: Db, loan: LoanRow, id: string) {
  const found = await findCase(tx, cipher, id);
  return found?.loan_id === loan.id ? found : undefined;
}

/** Whether the case of an action is open, and can be answered so. The loan is held. */
export async function checkCaseAnswer(
  doer: Doer,
  tx: Db,
  loan: LoanRow,
  asked: Found | Answered,
): Promise<Outcome<true, CaseRefusal>> {
  const found = await caseOf(doer, tx, loan, asked.caseId);
  const known = found && { kind: found.kind, isOpen: found.outcome === null };
  const checked = checkAnswer(known, asked.kind === 'payment-found' ? 'credited' : asked.outcome);
  if (!checked.ok || asked.kind !== 'payment-found') return checked;
  return checkReceivedOn(asked.receivedOn, { paidOutOn: loan.disbursed_on, today: doer.today });
}

async function answer(
  doer: Doer,
  tx: Db,
  loan: LoanRow,
  answered: StoredCase,
  { outcome, words }: { readonly outcome: CaseOutcome; readonly words: string },
): Promise<void> {
  await closeCase(tx, doer.cipher, answered, { outcome, words, on: doer.today });
  await writeCaseAnswered(doer, tx, loan, answered, { outcome, words });
}

async function checkedCase(doer: Doer, tx: Db, loan: LoanRow, id: string): Promise<StoredCase> {
  const found = await caseOf(doer, tx, loan, id);
  if (!found) throw new Error(`the case ${id} of loan ${loan.id} was checked before`);
  return found;
}

/** The words of staff answer it. */
export async function answerInWords(doer: Doer, tx: Db, loan: LoanRow, asked: Answered): Promise<void> {
  const found = await checkedCase(doer, tx, loan, asked.caseId);
  const event = eventOfAnswer(doer, found, asked.outcome);
  if (event) await recordEvents(doer, tx, loan, [event], { asOf: doer.today, actor: 'staff' });
  if (event?.kind === 'mark-changed') await changeMark(doer, tx, loan, found);
  await answer(doer, tx, loan, found, asked);
}

/** What an answer adds to the history of the loan. */
function eventOfAnswer({ today, now }: Doer, { id }: StoredCase, outcome: CaseOutcome): LoanEvent | null {
  const about = { valueOn: today, recordedAt: now, reference: id };
  if (outcome === 'returned') return { kind: 'car-returned', ...about };
  return outcome === 'mark-changed' ? { kind: 'mark-changed', ...about } : null;
}

/** The loan has the mark that its case states. */
async function changeMark({ cipher }: Doer, tx: Db, loan: LoanRow, { stated }: StoredCase): Promise<void> {
  const numbers = openHireNumbers(cipher, loan);
  if (numbers === null || stated.plateChange === null)
    throw new Error(`loan ${loan.id} has no registration mark that could change`);
  const { registrationNumber: registrationMark } = stated.plateChange;
  await updateLoan(
    tx,
    { userId: loan.user_id, loanId: loan.id },
    {
      hire_numbers_encrypted: sealHireNumbers(cipher, loan.id, { ...numbers, registrationMark }),
      hire_numbers: null,
    },
  );
}

/** The payment that was found answers it. */
export async function answerAsFound(doer: Doer, tx: Db, loan: LoanRow, asked: Found): Promise<void> {
  const found = await checkedCase(doer, tx, loan, asked.caseId);
  const from = found.kind === 'car-loss' ? 'from your insurer' : 'by bank transfer';
  const words = `${formatPounds(asked.amount)} reached us ${from} on ${longDay(asked.receivedOn)} and counts from that day. Your loan’s page shows it, and what we report to your credit file follows from it.`;
  await answer(doer, tx, loan, found, { outcome: 'credited', words });
}

/** A breathing space that was recorded answers what the borrower said of it. Its start has an email of its own. */
export async function answerAsBegun(doer: Doer, tx: Db, loan: LoanRow, beginsOn: Day): Promise<void> {
  for (const each of await listCasesOf(tx, doer.cipher, loan)) {
    if (each.kind !== 'breathing-space' || each.outcome !== null) continue;
    const words = `It began on ${longDay(beginsOn)}.`;
    await closeCase(tx, doer.cipher, each, { outcome: 'begun', words, on: doer.today });
  }
}
