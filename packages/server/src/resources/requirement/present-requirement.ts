import type { loanApplication } from '@fairlead/contract/loan-application/shapes';
import { ordinal } from '@fairlead/core/calendar/display';
import { REQUIREMENTS } from '@fairlead/core/requirement/requirement';
import { maskLast4 } from '@fairlead/core/text/mask';
import type { z } from 'zod';
import type { RequirementRow } from './requirement-store.ts';

type RequirementView = NonNullable<z.output<typeof loanApplication>['requirements']>[number];

/** `addressOf` gives the address of the application, which is secret: it is called only where it is shown. */
export function presentRequirement(
  { id, kind, state, given }: RequirementRow,
  addressOf: () => RequirementView['address'],
): RequirementView {
  const { type, reason } = REQUIREMENTS[kind];
  return {
    '@type': type,
    id,
    state,
    reason,
    given: typeof given === 'string' ? given : null,
    ...(kind === 'current-address' && { address: addressOf() }),
  };
}

/** "ending 9876": enough to know an account or a mobile number by, and no more. */
export function givenNumber(number: string): string {
  return `ending ${maskLast4(number).slice(-4)}`;
}

/** "the 15th". */
export function givenPaymentDay(day: number): string {
  return `the ${ordinal(day)}`;
}
