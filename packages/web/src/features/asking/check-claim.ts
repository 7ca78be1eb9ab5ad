import type { Day } from '@fairlead/core/calendar/day';
import { typedDay } from '@fairlead/core/calendar/typed-date';
import {
  CLAIM_ERRORS,
  CLAIMED_WAYS,
  checkClaimedDay,
  type ClaimedPayment,
} from '@fairlead/core/missing-payment/claim';
import { parsePounds, poundsErrors } from '@fairlead/core/money/pounds';
import { isKeyOf } from '@fairlead/core/records';
import { only, type Problems } from '../../resources/problems.ts';

/** As it is typed; the parts of the date are stored one by one. */
export const NO_CLAIM = { day: '', month: '', year: '', amount: '', way: '', reference: '' };

export type TypedClaim = typeof NO_CLAIM;

type Field = 'paidOn' | 'amount' | 'way';

const AMOUNT_ERRORS = poundsErrors('The amount', { empty: CLAIM_ERRORS.amount, example: '272.01' });

/** The claim that was typed, or what is wrong with each field. */
export function checkClaim(
  typed: TypedClaim,
  today: Day,
): { readonly claim: ClaimedPayment | null; readonly problems: Problems<Field> } {
  const isDateEmpty = [typed.day, typed.month, typed.year].every((part) => part.trim() === '');
  const paidOn = typedDay(typed);
  const amount = parsePounds(typed.amount);
  const { way } = typed;
  const problems = only({
    paidOn: dayProblem(isDateEmpty, paidOn, today),
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

function dayProblem(isEmpty: boolean, paidOn: Day | undefined, today: Day): string | undefined {
  if (isEmpty) return CLAIM_ERRORS.paidOn;
  if (paidOn === undefined) return CLAIM_ERRORS.notADay;
  return checkClaimedDay(paidOn, today).ok ? undefined : CLAIM_ERRORS.tooFar;
}
