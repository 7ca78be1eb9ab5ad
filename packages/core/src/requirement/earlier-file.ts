import { addDays, type Day } from '../calendar/day.ts';
import type { ProofKind } from './proof.ts';

/**
 * For which proofs a file that was sent for another can be used as well: a statement or an official letter shows an
 * address and an income, a driving licence a name and an address. Staff decide whether it is enough.
 */
const CAN_ALSO_PROVE: Readonly<Record<ProofKind, readonly ProofKind[]>> = {
  identity: ['identity', 'address'],
  address: ['address', 'income'],
  income: ['income', 'address'],
  keeper: ['keeper'],
  'settlement-letter': ['settlement-letter'],
  insurance: ['insurance'],
};

/** How old a file can be to be used again, in days. What proves an address or an income has to be recent. */
export const USED_AGAIN_FOR_DAYS: Readonly<Record<ProofKind, number>> = {
  identity: 365,
  address: 90,
  income: 90,
  keeper: 365,
  // A lender states its figure for about four weeks.
  'settlement-letter': 28,
  insurance: 90,
};

/** Whether a file that was sent for one proof can be used for another, or for the same of another application. */
export function canBeUsedAgain(
  file: { readonly sentFor: ProofKind; readonly sentOn: Day },
  asked: ProofKind,
  today: Day,
): boolean {
  const isOfUse = CAN_ALSO_PROVE[file.sentFor].includes(asked);
  return isOfUse && file.sentOn >= addDays(today, -USED_AGAIN_FOR_DAYS[asked]);
}
