import { pence } from '../../money/pence.ts';
import { fewestPence } from '../../settlement/fewest-pence.ts';
import { partSettlement } from '../../settlement/part-settlement.ts';
import { unbilledDebt, writeDown, type Book } from './book.ts';
import { lastAgreedPeriod } from './further-months.ts';
import { lowerInstalment } from './new-terms.ts';
import type { Plan } from './plan.ts';
import { worthAhead } from './worth-ahead.ts';

/**
 * Grants the rebate for a payment above everything due, before it reduces the debt. The term shortens: the instalment
 * stays, and the last ones fall away.
 */
export function grantRebate(book: Book, plan: Plan, payment: number): number {
  const { worth } = worthAhead({ plan, book }, book.accruedTo);
  const settlement = partSettlement({
    payment: pence(payment),
    balance: pence(unbilledDebt(book)),
    worth: worth + book.settlementRest,
    worthWith: (granted) => worthAfter(book, plan, payment + granted),
  });
  const rebate = Math.min(settlement.rebate, book.principal - book.billed.principal);
  book.settlementRest = settlement.rest;
  book.principal -= rebate;
  writeDown(book, 'rebates', rebate);
  return rebate;
}

/**
 * After an early payment is reversed, what is ahead is worth more by that payment and by nothing else: other early
 * payments earn the rebate that they would have earned without it. Returns what is granted besides.
 */
export function grantRebateAfterReversal(book: Book, plan: Plan, target: number): number {
  const most = Math.max(0, book.principal - book.billed.principal);
  const rebate = fewestPence(most, target, (granted) => worthAfter(book, plan, granted));
  book.settlementRest = Math.min(0, target - worthAfter(book, plan, rebate));
  book.principal -= rebate;
  writeDown(book, 'rebates', rebate);
  return rebate;
}

/** What the instalments ahead are worth once the debt that is not billed yet has fallen by an amount. */
function worthAfter(book: Book, plan: Plan, reduction: number): number {
  const ofInterest = Math.min(reduction, book.unbilledInterest);
  const reduced = {
    ...book,
    unbilledInterest: book.unbilledInterest - ofInterest,
    principal: book.principal - (reduction - ofInterest),
  };
  return worthAhead({ plan, book: reduced }, book.accruedTo).worth;
}

/**
 * Keeps the term after early payments: every instalment falls. Those are worth less at the APR than the same debt over
 * a shorter term, because more of the fee is earned later, so part of the rebates is taken back until what is ahead is
 * worth the same. Returns what was taken back, at most `granted`.
 */
export function keepTerm(book: Book, plan: Plan, granted: number): number {
  if (book.period > lastAgreedPeriod(plan)) return 0;
  const target = worthAhead({ plan, book }, book.accruedTo).worth + book.settlementRest;
  const worthOf = (takenBack: number): number => {
    const after = { ...book, principal: book.principal + takenBack };
    lowerInstalment(after, plan);
    return worthAhead({ plan, book: after }, book.accruedTo).worth;
  };
  const takenBack = granted - fewestPence(granted, target, (left) => worthOf(granted - left));
  const rest = target - worthOf(takenBack);
  book.settlementRest = takenBack < granted ? rest : Math.min(book.settlementRest, rest);
  book.principal += takenBack;
  writeDown(book, 'rebates', -takenBack);
  lowerInstalment(book, plan);
  return takenBack;
}
