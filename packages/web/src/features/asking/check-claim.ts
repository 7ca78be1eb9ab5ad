import type { Day } from '@fairlead/core/calendar/day';
import {
  CLAIM_ERRORS,
  CLAIMED_WAYS,
  checkClaimedDay,
  type ClaimedPayment,
} from '@fairlead/core/missing-payment/claim';
import { parsePounds, poundsErrors } from '@fairlead/core/money/pounds';
import { isKeyOf } from '@fairlead/core/records';
import { readDay } from '../../parts/form/read-day.ts';
import { only, type Problems } from '../../resources/problems.ts';

/** As it is typed; the parts of the date are stored one by one. */
export const NO_CLAIM = { day: '', month: '', year: '', amount: '', way: '', reference: '' };

export type TypedClaim = typeof NO_CLAIM;

type Field = 'paidOn' | 'amount' | 'way';

const AMOUNT_ERRORS = poundsErrors('The amount', { empty: CLAIM_ERRORS.amount, example: '272.01' });

const { paidOn: empty, notADay, tooFar: notPossible } = CLAIM_ERRORS;

/** The claim that was typed, or what is wrong with each field. */
export function checkClaim(
  typed: TypedClaim,
  today: Day,
): { readonly claim: ClaimedPayment | null; readonly problems: Problems<Field> } {
  const { day: paidOn, problem } = readDay(typed, {
    isPossible: (day) => checkClaimedDay(day, today).ok,
    errors: { empty, notADay, notPossible },
  });
  const amount = parsePounds(typed.amount);
  const { way } = typed;
  const problems = only({
    paidOn: problem,
    amount: amount.ok ? (amount.value > 0 ? undefined : CLAIM_ERRORS.nothing) : AMOUNT_ERRORS[amount.refusal],
    way: isKeyOf(CLAIMED_WAYS, way) ? undefined : CLAIM_ERRORS.way,
  });
  const isWhole = paidOn !== undefined && amount.ok && isKeyOf(CLAIMED_WAYS, way);
  return {
    claim:
      isWhole && Object.keys(problems).length === 0
        ? { paidOn, amount: amount.value, way, reference: typed.reference.trim() }
        : null,
    problems,
  };
}
