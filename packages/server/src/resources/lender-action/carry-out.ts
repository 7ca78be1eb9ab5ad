import {
  BREATHING_SPACE_REFUSALS,
  breathingSpaceEnd,
  breathingSpaceEvents,
  checkBreathingSpace,
  checkNewEnd,
  isRunning,
  newEndEvents,
  type BreathingSpaceRefusal,
} from '@fairlead/core/breathing-space/breathing-space';
import type { Day } from '@fairlead/core/calendar/day';
import {
  checkLenderAction,
  LENDER_REFUSALS,
  type LenderRefusal,
} from '@fairlead/core/lender-action/lender-actions';
import { CASE_REFUSALS, type CaseRefusal } from '@fairlead/core/loan-case/loan-cases';
import type { LoanEvent } from '@fairlead/core/loan/events';
import { project } from '@fairlead/core/loan/read/project';
import { servedNoticeOf } from '@fairlead/core/notices/served-default-notice';
import { defaultNoticeDates } from '@fairlead/core/notices/default-notice';
import { accept, refuse } from '@fairlead/core/outcome';
import type { Db } from '../../database/database.ts';
import {
  endBreathingSpace,
  insertBreathingSpace,
  listBreathingSpaces,
} from '../breathing-space/breathing-space-store.ts';
import { listEvents } from '../loan/loan-event-store.ts';
import { writeLoanLetters } from '../loan/loan-letters.ts';
import type { LoanRow } from '../loan/loan-store.ts';
import { sendDefaultNotice } from '../loan/notices/default-notice.ts';
import { recordEvents } from '../loan/record-events.ts';
import { writeToBorrower } from '../outbox/write-to-borrower.ts';
import { endedBy } from '../payment/receipt.ts';
import { supportNeedsLetter } from '../support-needs/support-needs-letter.ts';
import { replaceSupportNeeds } from '../support-needs/support-needs-store.ts';
import { answerAsBegun, answerAsFound, answerInWords, checkCaseAnswer } from './answer-cases.ts';
import type { Doer } from './doer.ts';
import type { AskedAction } from './lender-action-store.ts';
import { checkPayAgain, payAgain, unpaidPartsOf } from './pay-again.ts';
import { voidUnsubmitted } from './void-unsubmitted.ts';

type Asked<K extends AskedAction['kind']> = Extract<AskedAction, { kind: K }>;

const WORDS = { ...LENDER_REFUSALS, ...BREATHING_SPACE_REFUSALS, ...CASE_REFUSALS };

/** The refusal of an action, with the rule that forbids it. */
function refuseAction(reasonCode: LenderRefusal | BreathingSpaceRefusal | CaseRefusal) {
  return refuse('lenderActionNotPossible', { message: WORDS[reasonCode], reasonCode });
}

const ownerOf = ({ user_id: userId, brand_id: brandId }: LoanRow) => ({ userId, brandId });

/** Whether an action can be done to a loan today. The loan is held. */
export async function checkAction(doer: Doer, tx: Db, loan: LoanRow, asked: AskedAction) {
  const events = await listEvents(tx, { userId: loan.user_id, loanId: loan.id });
  const projection = project(loan.agreement, events, doer.today);
  const unpaidParts = await unpaidPartsOf(tx, loan);
  const checked = checkLenderAction(asked.kind, { projection, events, unpaidParts });
  if (!checked.ok) return refuseAction(checked.refusal);
  if (asked.kind === 'payout-again') {
    const ofPart = checkPayAgain(doer, asked, unpaidParts);
    return ofPart.ok ? ofPart : refuseAction(ofPart.refusal);
  }
  if (asked.kind === 'payment-found' || asked.kind === 'case-answered') {
    const ofCase = await checkCaseAnswer(doer, tx, loan, asked);
    return ofCase.ok ? ofCase : refuseAction(ofCase.refusal);
  }
  if (asked.kind !== 'breathing-space' && asked.kind !== 'breathing-space-end') return accept(true);
  const spaces = await listBreathingSpaces(tx, doer.cipher, ownerOf(loan));
  const ofPerson =
    asked.kind === 'breathing-space'
      ? checkBreathingSpace(asked.breathingSpace, spaces, doer.today)
      : checkEnd(spaces, asked.endedOn, doer.today);
  return ofPerson.ok ? accept(true) : refuseAction(ofPerson.refusal);
}

type Spaces = Awaited<ReturnType<typeof listBreathingSpaces>>;

const runningIn = (spaces: Spaces, today: Day) => spaces.find((space) => isRunning(space, today));

function checkEnd(spaces: Spaces, endedOn: Day, today: Day) {
  const running = runningIn(spaces, today);
  return running ? checkNewEnd(running, endedOn, today) : refuse('noBreathingSpace');
}

/** Does what was asked, once it was checked: its events, what it stores of the person, and the borrower's letters. */
export async function carryOut(doer: Doer, tx: Db, loan: LoanRow, asked: AskedAction): Promise<void> {
  if (asked.kind === 'support-needs') {
    const recorded = { id: doer.newId(), at: doer.wallNow().toISOString() };
    await replaceSupportNeeds(tx, doer.cipher, ownerOf(loan), asked, recorded);
    await writeToBorrower(doer, tx, ownerOf(loan), 'support-needs-changed', supportNeedsLetter(asked));
    return;
  }
  if (asked.kind === 'case-answered') return answerInWords(doer, tx, loan, asked);
  if (asked.kind === 'payout-again') return payAgain(doer, tx, loan, asked);
  const events = await eventsOf(doer, tx, loan, asked);
  await voidUnsubmitted(doer, tx, loan, asked.kind);
  const change = await recordEvents(doer, tx, loan, events, { asOf: doer.today, actor: 'staff' });
  await writeLoanLetters(doer, tx, change);
  await sendDefaultNotice(doer, tx, change);
  if (asked.kind === 'payment-found') await answerAsFound(doer, tx, loan, asked);
  if (asked.kind === 'breathing-space') await answerAsBegun(doer, tx, loan, asked.breathingSpace.beginsOn);
}

async function eventsOf(
  doer: Doer,
  tx: Db,
  loan: LoanRow,
  asked: Exclude<AskedAction, { kind: 'support-needs' | 'case-answered' | 'payout-again' }>,
): Promise<readonly LoanEvent[]> {
  const about = { valueOn: doer.today, recordedAt: doer.now, reference: doer.newId() };
  switch (asked.kind) {
    case 'default-notice': {
      const events = await listEvents(tx, { userId: loan.user_id, loanId: loan.id });
      const { amount } = project(loan.agreement, events, doer.today).arrears;
      const { remedyBy } = defaultNoticeDates(doer.today);
      return [{ kind: 'default-notice-served', ...about, amount, remedyBy }];
    }
    case 'notice-withdrawal': {
      const events = await listEvents(tx, { userId: loan.user_id, loanId: loan.id });
      const served = servedNoticeOf(events, doer.today);
      if (!served) throw new Error(`the notice of loan ${loan.id} was checked before`);
      return [{ kind: 'corrected', ...about, corrects: served.reference }];
    }
    case 'termination':
      return [{ kind: 'terminated', ...about, reason: 'default-notice' }];
    case 'write-off':
      return [{ kind: 'written-off', ...about, reason: 'by-staff' }];
    case 'sale':
      return [{ kind: 'sold', ...about, buyer: asked.buyer }];
    case 'breathing-space':
      return beginSpace(doer, tx, loan, asked);
    case 'breathing-space-end':
      return endSpace(doer, tx, loan, asked);
    case 'damage-claim':
      return [{ kind: 'damage-claimed', ...about, amount: asked.amount, what: asked.what }];
    case 'payment-found': {
      const { amount, receivedOn: valueOn } = asked;
      const received = {
        kind: 'payment-received',
        ...about,
        valueOn,
        amount,
        method: 'bank-transfer',
      } as const;
      const events = await listEvents(tx, { userId: loan.user_id, loanId: loan.id });
      const end = endedBy(loan.agreement, events, received);
      return end ? [received, end] : [received];
    }
  }
}

async function beginSpace(doer: Doer, tx: Db, loan: LoanRow, { breathingSpace }: Asked<'breathing-space'>) {
  const id = doer.newId();
  const { kind, beginsOn } = breathingSpace;
  const space = { ...breathingSpace, id, endsOn: breathingSpaceEnd(kind, beginsOn), frozenAs: id };
  await insertBreathingSpace(tx, doer.cipher, ownerOf(loan), space, doer.wallNow().toISOString());
  return breathingSpaceEvents(space, { recordedAt: doer.now, reference: id });
}

async function endSpace(doer: Doer, tx: Db, loan: LoanRow, { endedOn }: Asked<'breathing-space-end'>) {
  const running = runningIn(await listBreathingSpaces(tx, doer.cipher, ownerOf(loan)), doer.today);
  const end = running && checkNewEnd(running, endedOn, doer.today);
  if (!running || !end?.ok) throw new Error(`the breathing space of loan ${loan.id} was checked before`);
  const reference = doer.newId();
  await endBreathingSpace(tx, ownerOf(loan), { id: running.id, endsOn: end.value, frozenAs: reference });
  return newEndEvents(
    { beginsOn: running.beginsOn, endsOn: end.value, frozenAs: running.frozenAs },
    { valueOn: doer.today, recordedAt: doer.now, reference },
  );
}
